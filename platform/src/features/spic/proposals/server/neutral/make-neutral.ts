import type { FileKind } from '../../../forms/kinds.ts'
import { neutralOffice } from './neutral-office.ts'
import { neutralPdf } from './neutral-pdf.ts'
import { neutralPicture } from './neutral-picture.ts'

export type Neutral = { kind: FileKind; bytes: Uint8Array }

/** A copy that does not say who made it. Throws where there can be none, as of an archive: nobody looks into its files. */
export async function makeNeutral({ kind, bytes }: Neutral): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf':
      return neutralPdf(bytes)
    case 'office':
      return neutralOffice(bytes)
    case 'picture':
      return neutralPicture(bytes, { isUpright: true })
    case 'archive':
      throw new Error('what is in an archive may name anybody')
  }
}
