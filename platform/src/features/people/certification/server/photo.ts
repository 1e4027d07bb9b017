import { Failure } from '../../../../base/contract/failure.ts'
import type { Settings } from '../../../../base/config/settings.ts'
import { readBitmap } from '../../../../base/pictures/bitmap.ts'
import { reencodeAsJpeg } from '../../../../base/pictures/reencode.ts'
import { certificationFaults } from '../faults.ts'
import { photoFormatOf, type PhotoPart } from '../rules.ts'

export type Photo = { part: PhotoPart; content: Buffer; width: number; height: number }

/** Small enough to be kept beside many others, large enough to read what is printed on a card. */
const longestSide = 2_000

/** A photo of a certificate as it is kept: made anew from its pixels, without a word of when, where and with what it was taken. */
export async function readPhoto(part: PhotoPart, given: Buffer, settings: Settings): Promise<Photo> {
  const format = photoFormatOf(given)
  if (!format || !settings.ID_PHOTO_TYPES.includes(format))
    throw new Failure(certificationFaults.photoType, {
      issues: [{ path: `body.${part}`, code: 'wrong_type' }],
    })
  const { content, width, height } = await reencodeAsJpeg(
    format === 'bmp' ? readBitmap(given) : given,
    longestSide,
  )
  return { part, content, width, height }
}
