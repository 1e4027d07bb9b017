import sharp from 'sharp'
import { isTooLarge, mostPixels } from '../../../../../base/pictures/most-pixels.ts'

/** The same picture drawn anew, without what its camera or its program wrote into it. */
export async function neutralPicture(
  bytes: Uint8Array,
  { isUpright }: { isUpright: boolean },
): Promise<Buffer> {
  const limit = { limitInputPixels: mostPixels }
  if (isTooLarge(await sharp(bytes, limit).metadata())) throw new Error('a picture is too large')
  const picture = sharp(bytes, { ...limit, animated: true })
  // Turned as it is meant to be seen: what says so goes with the rest.
  return (isUpright ? picture.autoOrient() : picture).toBuffer()
}
