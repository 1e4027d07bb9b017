import { Failure } from '../contract/failure.ts'
import { pictureFaults } from './faults.ts'
import { isTooLarge } from './most-pixels.ts'

/** Pixels without a format around them. */
export type Pixels = { data: Buffer; width: number; height: number }

const fileHead = 14
const smallestHead = 40

/**
 * The pixels of an uncompressed bitmap of 24 or 32 bits, which is what scanners and Paint write: the library for pictures
 * reads no BMP, and its other variants (palettes, run lengths, masks) are refused. All is checked against the bytes that
 * are there before anything of the claimed size is made.
 */
export function readBitmap(content: Buffer): Pixels {
  const refuse = () => new Failure(pictureFaults.notAPicture)
  if (content.length < fileHead + smallestHead || content.toString('latin1', 0, 2) !== 'BM') throw refuse()
  const start = content.readUInt32LE(10)
  const headSize = content.readUInt32LE(14)
  const width = content.readInt32LE(18)
  const signedHeight = content.readInt32LE(22)
  const bits = content.readUInt16LE(28)
  const compression = content.readUInt32LE(30)
  const height = Math.abs(signedHeight)
  if (
    headSize < smallestHead ||
    width <= 0 ||
    height === 0 ||
    (bits !== 24 && bits !== 32) ||
    compression !== 0
  )
    throw refuse()
  if (isTooLarge({ width, height })) throw new Failure(pictureFaults.tooManyPixels)
  const bytes = bits / 8
  // Each row begins at a multiple of four bytes.
  const stride = Math.ceil((width * bytes) / 4) * 4
  if (start < fileHead + headSize || start + stride * height > content.length) throw refuse()
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let row = 0; row < height; row++) {
    // From the bottom up, unless the height is negative.
    let from = start + stride * (signedHeight > 0 ? height - 1 - row : row)
    let to = row * width * 3
    for (let column = 0; column < width; column++, from += bytes, to += 3) {
      data[to] = content[from + 2] ?? 0
      data[to + 1] = content[from + 1] ?? 0
      data[to + 2] = content[from] ?? 0
    }
  }
  return { data, width, height }
}
