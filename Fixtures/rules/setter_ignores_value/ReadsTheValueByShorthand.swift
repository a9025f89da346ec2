import SwiftUI

@Observable final class Album {
  var photos: [String] = []
  func add(_ photo: String) { photos.append(photo) }
}

struct PhotoField: View {
  @Binding var photo: String?
  var body: some View { Button(photo ?? "None") { photo = "beach" } }
}

struct AlbumView: View {
  let album: Album

  var body: some View {
    PhotoField(photo: Binding(get: { nil }, set: { photo in if let photo { album.add(photo) } }))
    Text("\(album.photos.count)")
  }
}
