import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultMessage } from '../fault-words.ts'
import { scoreFile } from './score-file.ts'
import type { ScoreRequest } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'leitai-scorer-process-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
/** One row of so many signs, against an answer of as many. */
function request(signs: number, limits: ScoreRequest['limits']): ScoreRequest {
  const own = join(folder, `${++count}`)
  const text = (step: number) =>
    Array.from({ length: signs }, (_, at) => String.fromCharCode(97 + ((at * step) % 23))).join('')
  writeFileSync(own, `id,text\n1,${text(7)}\n`)
  writeFileSync(`${own}.answers`, `id,text\n1,${text(5)}\n`)
  return {
    submission: { path: own, name: 'r.csv' },
    answer: { path: `${own}.answers` },
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'text', kind: 'text' }],
      formats: ['csv'],
    },
    metric: { key: 'edit-distance', params: {} },
    mode: 'plain',
    limits,
  }
}

test('what needs more steps than there may be is refused before the first', async () => {
  const outcome = await scoreFile(request(400_000, { timeoutMs: 60_000 }))
  expect(outcome).toMatchObject({ ok: false, fault: 'file', code: 'too_much_work' })
})

test('a file that keeps a metric of ours busy beyond its time is at fault itself', async () => {
  const outcome = await scoreFile(request(240_000, { timeoutMs: 700, patience: 60 }))
  expect(outcome).toMatchObject({ ok: false, fault: 'file', code: 'file_timeout' })
  expect(faultMessage('file', 'file_timeout', 'en-US')).toContain('counts')
  expect(faultMessage('file', 'file_timeout', 'zh-CN')).toContain('计入次数')
})

test('texts of ten thousand signs take no time worth speaking of', async () => {
  expect(await scoreFile(request(10_000, { timeoutMs: 60_000 }))).toMatchObject({ ok: true })
})
