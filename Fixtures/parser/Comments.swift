// a line
/* a block */ let a = 1 /* between */ + /* nested /* deeper */ still */ 2 // end
/// documentation
/** more
  * lines */
func f( /* a */ x: Int /* b */ , // c
  y: Int) // d
{
  // only a comment
}
let b = x /* { ( [ */ .y
let c = a/* left */ + b
let d = a +/* right */b
/**/
/***/
//
