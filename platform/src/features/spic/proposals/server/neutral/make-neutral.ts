import sharp from 'sharp'
import { mostPixels } from '../../../../../base/pictures/most-pixels.ts'
import type { FileKind } from '../../../forms/kinds.ts'
import { neutralOffice } from './neutral-office.ts'
import { neutralPdf } from './neutral-pdf.ts'

export type Neutral = { kind: FileKind; bytes: Uint8Array }

/** A copy that does not say who made it. What is in an archive stays as it is: its names are part of what was handed in. */
export async function makeNeutral({ kind, bytes }: Neutral): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf':
      return neutralPdf(bytes)
    case 'office':
      return neutralOffice(bytes)
    case 'picture':
      // Turned as it is meant to be seen: what says so goes with the rest.
      return sharp(bytes, { limitInputPixels: mostPixels, animated: true }).autoOrient().toBuffer()
    case 'archive':
      return bytes
  }
}
