import { Failure } from '../../../base/contract/failure.ts'
import type { Storage } from '../../../base/storage/storage.ts'
import { splitRecord, type FileDescription } from '../../scoring/file-rules.ts'
import { rescoringFaults } from '../faults.ts'

const head = 64 * 1024

/** Whether the header has what answers of the round must have. Every cell is checked when they are scored with. */
export async function checkAnswers(
  storage: Storage,
  file: { key: string; size: number },
  of: { description: FileDescription | null; isSplit: boolean },
): Promise<void> {
  const { description } = of
  if (!description) return
  const chunks: Buffer[] = []
  const source = await storage.read(file.key, { start: 0, end: Math.min(head, Math.max(file.size, 1)) - 1 })
  for await (const chunk of source) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const fields = (splitRecord(text.split(/\r\n|\n|\r/, 1)[0] ?? '', ',') ?? []).map(field => field.trim())
  const values = description.answerColumn
    ? [description.answerColumn]
    : description.columns.map(column => column.name)
  const missing = [description.idColumn.name, ...values].filter(name => !fields.includes(name))
  if (of.isSplit && !fields.some(field => field.toLowerCase() === 'usage')) missing.push('Usage')
  if (missing.length > 0)
    throw new Failure(rescoringFaults.badAnswers, {
      issues: missing.map(name => ({ path: 'body.file', code: 'column_missing', message: name })),
    })
}
