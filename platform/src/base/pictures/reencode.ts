import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { Failure } from '../contract/failure.ts'
import type { Pixels } from './bitmap.ts'
import { pictureFaults } from './faults.ts'
import { isTooLarge, mostPixels } from './most-pixels.ts'

type Library = (input: SharpInput, options?: SharpOptions) => Sharp
let library: Promise<Library> | undefined

/** Loaded when the first picture comes: most processes never see one. It refuses pictures of more pixels than uploads may have. */
export const openLibrary = (): Promise<Library> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    // Of all that the library can read, only these formats are open to what people upload: GIFs in proposals alone, as
    // `describe` below refuses them.
    sharp.block({ operation: ['VipsForeignLoad'] })
    const open = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map(name => `VipsForeignLoad${name}`)
    sharp.unblock({ operation: open })
    // Nothing of one person's picture stays in memory for the next.
    sharp.cache(false)
    return (input, given) => sharp(input, { limitInputPixels: mostPixels, ...given })
  }))

const longestSide = 2_400

export type Reencoded = {
  content: Buffer
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

const options = { failOn: 'error', sequentialRead: true } as const

/** The format and size of a picture, if it is one that is taken. */
async function describe(sharp: Library, content: Buffer) {
  if (content.length === 0) throw new Failure(pictureFaults.notAPicture)
  const described = await sharp(content, options)
    .metadata()
    .catch((error: Error) => {
      throw new Failure(
        /pixel limit/i.test(error.message) ? pictureFaults.tooManyPixels : pictureFaults.notAPicture,
      )
    })
  const { format } = described
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Failure(pictureFaults.notAPicture)
  if (isTooLarge(described)) throw new Failure(pictureFaults.tooManyPixels)
  return format
}

/** The size of a picture that is cut to it. */
type Shape = { width: number; height: number }

/** As the camera was held, no longer than this or cut to a shape; the note about it goes with the rest. */
const upright = (pixels: Sharp, side: number | Shape) =>
  pixels
    .autoOrient()
    .resize(
      typeof side === 'number'
        ? { width: side, height: side, fit: 'inside', withoutEnlargement: true }
        : { ...side, fit: 'cover' },
    )
    .timeout({ seconds: 20 })

const encode = (pixels: Sharp) =>
  pixels.toBuffer({ resolveWithObject: true }).catch((error: Error) => {
    throw new Failure(pictureFaults.notAPicture, { cause: error })
  })

/**
 * A picture made anew from its pixels alone: no metadata (places, names, profiles), nothing hidden behind them, at
 * most 2,400 pixels a side or cut to a shape. What it is, is decided by its bytes, never by its name.
 */
export async function reencodePicture(
  content: Buffer,
  side: number | Shape = longestSide,
): Promise<Reencoded> {
  const sharp = await openLibrary()
  const format = await describe(sharp, content)
  const pixels = upright(sharp(content, options), side)
  const { data, info } = await encode(
    format === 'jpeg'
      ? pixels.jpeg({ quality: 85 })
      : format === 'webp'
        ? pixels.webp({ quality: 85 })
        : pixels.png({ compressionLevel: 9 }),
  )
  return { content: data, mediaType: `image/${format}`, width: info.width, height: info.height }
}

/** The same as a JPEG, whatever it was: of a file, or of pixels that were read already. */
export async function reencodeAsJpeg(
  source: Buffer | Pixels,
  side: number,
): Promise<{ content: Buffer; width: number; height: number }> {
  const sharp = await openLibrary()
  if (Buffer.isBuffer(source)) await describe(sharp, source)
  const pixels = Buffer.isBuffer(source)
    ? sharp(source, options)
    : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 3 } })
  // What can be seen through stands on white.
  const { data, info } = await encode(
    upright(pixels, side).flatten({ background: '#fff' }).jpeg({ quality: 85 }),
  )
  return { content: data, width: info.width, height: info.height }
}
