import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { score } from '../../../src/features/engine/scorer/server/engine/score.ts'
import { agree } from '../reference/told.ts'
import { pack, type Packed } from './archives.ts'
import type { Written } from './damage.ts'
import { jsonFile } from './json-files.ts'
import { judge, metricFor, rowsOf, valuesOf, type Judged } from './judge-submission.ts'
import { tableFile } from './table-files.ts'
import { answersFile, isShownBelow, truth, type Truth } from './truth.ts'

type Submission = Written & { isGood: boolean; ending: string; truth: Truth }
const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 5_000_000 }

const submission = fc
  .tuple(truth, fc.constantFrom('.csv', '.csv', '.txt', '.tsv', '.json', '.jsonl'))
  .chain(([about, ending]) => {
    const file = ending.startsWith('.json')
      ? jsonFile(ending === '.jsonl')
      : tableFile(ending === '.tsv' ? '\t' : ',')
    return file(about).map((written): Submission => ({ ...written, ending, truth: about }))
  })
export const plain = submission.map(one => ({
  ...one,
  ...isShownBelow,
  packed: { name: `result${one.ending}`, bytes: one.bytes } as Packed,
}))
export const packed = fc
  .tuple(submission, pack)
  .map(([one, make]) => ({ ...one, ...isShownBelow, packed: make(one) }))

async function product({ truth: about, packed: { name, bytes } }: Submission & { packed: Packed }) {
  const own = mkdtempSync(join(tmpdir(), 'leitai-generated-'))
  try {
    const [received, answers] = [join(own, 'received'), join(own, 'answers')]
    writeFileSync(received, bytes)
    writeFileSync(answers, answersFile(about))
    return await score({
      submission: { path: received, name },
      answer: { path: answers },
      file: about.file,
      metric: metricFor(about.file),
      mode: 'plain',
      limits,
      folder: own,
    })
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

function reference({
  packed: { refused },
  bare,
  bytes,
  ending,
  truth: about,
}: Submission & { packed: Packed }): Judged {
  if (refused) return { code: refused, told: [{ code: refused }] }
  if (bare === 'ascii') return { code: 'bom', told: [{ code: 'bom' }] }
  return judge(rowsOf(bytes, ending, about.file), about)
}

export const counted = { good: 0, accepted: 0, refused: new Map<string, number>() }

/** Holds what the product says of a file against the reference. */
export async function checkSubmission(one: Submission & { packed: Packed }) {
  const said = await product(one)
  // What UTF-16 without a mark is taken for depends on its text; it is never taken for a table.
  if (one.bare === 'unicode' && !one.packed.refused) {
    expect(said).toMatchObject({ ok: false, fault: 'file' })
    expect(['bom', 'not_text', 'encoding']).toContain(said.ok || said.code)
    return
  }
  const expected = reference(one)
  const differs = (what: string): never => {
    throw new Error(
      `${what}\nproduct ${JSON.stringify(said)}\nreference ${JSON.stringify(expected)}\nfile ${shown(one)}`,
    )
  }
  if ('told' in expected) {
    if (said.ok || said.code !== expected.code) return differs('another verdict')
    if (!agree(said.issues, expected.told)) differs('another reason or place')
    counted.refused.set(expected.code, (counted.refused.get(expected.code) ?? 0) + 1)
    return
  }
  if (!said.ok) return differs('another verdict')
  if (said.rows !== expected.values.length) differs('another number of rows')
  if (!isNear(said.scores.public, expected.score)) differs('another score')
  counted.accepted += 1
  if (!one.isGood) return
  // By construction: the reference itself has read what was meant.
  const meant = one.truth.predictions.map(row => valuesOf(row, one.truth.file))
  expect(expected.values.toSorted()).toEqual(meant.toSorted())
  counted.good += 1
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(other))
const shown = ({ packed: { name, bytes }, bytes: inner, truth: about }: Submission & { packed: Packed }) =>
  JSON.stringify({
    name,
    hex: bytes.length < 4000 ? bytes.toString('hex') : `${bytes.length} bytes`,
    text: inner.toString('latin1').replaceAll(/(\r\n|\n|\r)\1{20,}/g, '$1…$1'),
    description: about.file,
    answers: about.answers,
  })
