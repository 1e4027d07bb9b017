import { buffer } from 'node:stream/consumers'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { highlightUntrusted, renderUntrusted } from '../../../../base/markdown/untrusted.ts'
import type { Storage } from '../../../../base/storage/storage.ts'
import { sourceCodeFaults } from '../faults.ts'
import {
  colouredBytes,
  languageOf,
  linesPerPage,
  renderedBytes,
  shownBytes,
  type FileView,
} from '../rules.ts'
import type { filePart, treeFile } from '../schema.ts'
import { decodeText } from './archive/text.ts'
import { unpackOne } from './archive/unpack.ts'
import { linkWithin } from './link-within.ts'
import type { Readable } from './readable.ts'

/** All files of a hand-in by path, with how much was said about each. */
export async function treeOf(db: Db, procedureId: number): Promise<z.input<typeof treeFile>[]> {
  const [files, counts] = await Promise.all([
    db
      .selectFrom('code_file')
      .select(['path', 'size', 'encoding'])
      .where('procedure_id', '=', procedureId)
      .orderBy('path')
      .execute(),
    db
      .selectFrom('code_comment')
      .select(['path', eb => eb.fn.countAll<number>().as('count')])
      .where('procedure_id', '=', procedureId)
      .where('deleted_at', 'is', null)
      .groupBy('path')
      .execute(),
  ])
  const said = new Map(counts.map(row => [row.path, row.count]))
  return files.map(file => ({
    path: file.path,
    size: file.size,
    isText: file.encoding !== null,
    commentCount: said.get(file.path) ?? 0,
  }))
}

/** One file as it is shown: Markdown as it is read, else its lines from `from` on, coloured where its size allows. */
export async function filePartOf(
  services: { db: Db; storage: Storage },
  procedure: Readable,
  { path, from, view }: { path: string; from: number; view: FileView },
): Promise<z.input<typeof filePart>> {
  const file = await services.db
    .selectFrom('code_file')
    .selectAll()
    .where('procedure_id', '=', procedure.id)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!file) throw new Failure(sourceCodeFaults.fileNotFound)
  const language = languageOf(file.path)
  const part = {
    path: file.path,
    size: file.size,
    sha256: file.sha256,
    language,
    lineCount: file.line_count,
    from: 1,
    lines: [],
    html: null,
    isRenderable: language === 'markdown' && file.encoding !== null && file.size <= renderedBytes,
  }
  if (file.encoding === null) return { ...part, hidden: 'binary' }
  if (file.size > shownBytes) return { ...part, hidden: 'large' }
  // An empty file has no bytes to ask for.
  if (file.size === 0) return { ...part, hidden: null }
  const packed = await services.storage.read(procedure.pack_key, {
    start: file.pack_offset,
    end: file.pack_offset + file.pack_size - 1,
  })
  const content = decodeText(await unpackOne(await buffer(packed), file.size), file.encoding)
  if (part.isRenderable && view === 'rendered') {
    const html = await renderedOf(services.db, { procedureId: procedure.id, path, content })
    if (html !== null) return { ...part, hidden: null, html }
  }
  const lines = await highlightUntrusted(content, file.size > colouredBytes ? null : language)
  // Pages begin at fixed lines, so that a link to a line shows it with what stands around it.
  const start = Math.floor((Math.min(from, Math.max(file.line_count, 1)) - 1) / linesPerPage) * linesPerPage
  return {
    ...part,
    hidden: null,
    from: start + 1,
    lines: lines.slice(start, Math.min(start + linesPerPage, file.line_count)),
  }
}

/** Null for what the renderer gives up on: its lines can still be read. */
async function renderedOf(
  db: Db,
  { procedureId, path, content }: { procedureId: number; path: string; content: string },
): Promise<string | null> {
  const html = await renderUntrusted(content).catch((error: unknown) => {
    if (error instanceof Failure && error.fault.code === baseFaults.unrenderable.code) return null
    throw error
  })
  if (html === null) return null
  const files = await db
    .selectFrom('code_file')
    .select('path')
    .where('procedure_id', '=', procedureId)
    .execute()
  return linkWithin(html, { procedureId, path, files: new Set(files.map(file => file.path)) })
}
