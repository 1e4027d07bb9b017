import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderAsync } from '@resvg/resvg-js'
import type { Context } from '../../../../../base/http/context.ts'
import { putNoted } from '../../../../../base/storage/unused-files.ts'

type File = { key: string; size: number; mediaType: string }
const width = 1_600

/** A drawing of ours as the bitmap that uploads take; everything else as it is. */
export async function asBitmap<F extends File>(context: Context, file: F): Promise<F> {
  if (file.mediaType !== 'image/svg+xml') return file
  const svg = await text(await context.storage.read(file.key))
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  })
  const bytes = drawn.asPng()
  const { key, size } = await putNoted(context).put(Readable.from([bytes]), { maxBytes: bytes.length })
  return { ...file, key, size, mediaType: 'image/png' }
}
