import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { Failure } from '../contract/failure.ts'
import { pictureFaults } from './faults.ts'

type Library = (input: SharpInput, options: SharpOptions) => Sharp
let library: Promise<Library> | undefined

/** Loaded when the first picture comes: most processes never see one. */
const openLibrary = (): Promise<Library> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    // Of all that the library can read, only these formats are open to what people upload.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
    // Nothing of one person's picture stays in memory for the next.
    sharp.cache(false)
    return sharp
  }))

/** 8,000 × 5,000: what a camera makes; a bomb of a few kilobytes unpacks to far more. */
export const mostPixels = 40_000_000
const longestSide = 2_400

export type Reencoded = {
  content: Buffer
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/**
 * A picture made anew from its pixels alone: no metadata (places, names, profiles), nothing hidden behind them, at
 * most 2,400 pixels a side. What it is, is decided by its bytes, never by its name.
 */
export async function reencodePicture(content: Buffer): Promise<Reencoded> {
  const sharp = await openLibrary()
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  if (content.length === 0) throw new Failure(pictureFaults.notAPicture)
  const described = await sharp(content, options)
    .metadata()
    .catch((error: Error) => {
      throw new Failure(
        /pixel limit/i.test(error.message) ? pictureFaults.tooManyPixels : pictureFaults.notAPicture,
      )
    })
  const format = described.format
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Failure(pictureFaults.notAPicture)
  if (described.width * described.height > mostPixels) throw new Failure(pictureFaults.tooManyPixels)
  const pixels = sharp(content, options)
    // As the camera was held; the note about it goes with the rest.
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 20 })
  const encoded =
    format === 'jpeg'
      ? pixels.jpeg({ quality: 85 })
      : format === 'webp'
        ? pixels.webp({ quality: 85 })
        : pixels.png({ compressionLevel: 9 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error: Error) => {
    throw new Failure(pictureFaults.notAPicture, { cause: error })
  })
  return { content: data, mediaType: `image/${format}`, width: info.width, height: info.height }
}
