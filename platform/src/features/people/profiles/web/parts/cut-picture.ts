type Area = { x: number; y: number; width: number; height: number }

/** The part of a picture that was chosen, in the size in which it is kept. */
export async function cutPicture(
  address: string,
  area: Area,
  size: { width: number; height: number },
): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  canvas
    .getContext('2d')
    ?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.92))
  return new File([blob ?? new Blob()], 'picture.webp', { type: 'image/webp' })
}
