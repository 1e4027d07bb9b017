import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Context } from '../../../../../base/http/context.ts'
import { drawSvg } from '../../../../../base/pictures/draw-svg.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'

type File = { key: string; size: number; mediaType: string }
const width = 1_600

/** A drawing of ours as the bitmap that uploads take; everything else as it is. */
export async function asBitmap<F extends File>(context: Context, file: F): Promise<F> {
  if (file.mediaType !== 'image/svg+xml') return file
  const bytes = await drawSvg(await text(await context.storage.read(file.key)), width)
  const { key, size } = await putNoted(context).put(Readable.from([bytes]), { maxBytes: bytes.length })
  return { ...file, key, size, mediaType: 'image/png' }
}
