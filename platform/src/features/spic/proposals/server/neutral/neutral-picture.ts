import sharp from 'sharp'
import { mostPixels } from '../../../../../base/pictures/most-pixels.ts'

/** The same picture drawn anew, without what its camera or its program wrote into it. */
export function neutralPicture(bytes: Uint8Array, { isUpright }: { isUpright: boolean }): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, animated: true })
  // Turned as it is meant to be seen: what says so goes with the rest.
  return (isUpright ? picture.autoOrient() : picture).toBuffer()
}
