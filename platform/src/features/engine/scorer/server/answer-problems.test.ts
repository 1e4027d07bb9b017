import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileDescription } from '../file-rules.ts'
import { answerIssueCodes } from '../metrics/answer-issues.ts'
import { score } from './engine/score.ts'
import { prove } from './proof/prove.ts'
import { usualLimits } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-problems-')))))
afterAll(() => rmSync(folder, { recursive: true }))

type Given = {
  key: string
  kind: 'label' | 'number' | 'boxes' | 'text'
  values: string[]
  params?: Record<string, unknown>
  classes?: string[]
  gains?: string[]
  weights?: string[]
}

const kindOf = ({ key, kind, classes }: Given) =>
  classes !== undefined || ['roc-auc', 'pr-auc', 'log-loss', 'brier'].includes(key) ? 'number' : kind

function written(given: Given) {
  const { values, gains, weights, classes } = given
  const own = mkdtempSync(join(folder, 'run-'))
  const path = join(own, 'answers.csv')
  // The same rows once more, ignored: they count on no list.
  const roles = { ...(gains ? { gains } : {}), ...(weights ? { weight: weights } : {}) }
  const further = (at: number) =>
    Object.values(roles)
      .map(column => `"${column[at]}",`)
      .join('')
  const rows = values.map((value, at) => `${at},"${value}",${further(at)}Public`)
  const ignored = values.map((value, at) => `${at + 100},"${value}",${further(at)}Ignored`)
  writeFileSync(
    path,
    `id,${['y', ...Object.keys(roles)].join(',')},Usage\n${[...rows, ...ignored].join('\n')}\n`,
  )
  const file: FileDescription = {
    idColumn: { name: 'id', kind: 'integer' },
    columns: (classes ?? ['y']).map(name => ({ name, kind: kindOf(given) })),
    formats: ['csv'],
    ...(kindOf(given) === 'number' && given.kind === 'label' ? { answerColumn: 'y' } : {}),
    roles: Object.fromEntries(Object.keys(roles).map(role => [role, role])),
  }
  return { path, folder: own, file, metric: { key: given.key, params: given.params ?? {} } }
}

async function problems(given: Given) {
  const proof = await prove({ ...written(given), mode: 'plain', limits: usualLimits })
  for (const { words } of proof.problems) {
    expect(words.zh).toMatch(/\p{Script=Han}/u)
    expect(words.en).not.toContain('undefined')
  }
  return proof.problems.map(({ code, level, words }) => [level, code, words.en.slice(0, 60)] as const)
}

const unusable: [Given, string, RegExp][] = [
  [{ key: 'log-loss', kind: 'label', values: ['a', 'b', 'a'] }, 'positive_missing', /^Column “y”/],
  [{ key: 'brier', kind: 'label', values: ['0', '0', '0'] }, 'positive_missing', /^Column “y”/],
  [{ key: 'pr-auc', kind: 'label', values: ['0', '0', '0'] }, 'positive_missing', /^Column “y”/],
  [{ key: 'roc-auc', kind: 'label', values: ['1', '1', '1'] }, 'one_class', /^Column “y”/],
  [{ key: 'roc-auc', kind: 'label', values: ['0', '1', '2'] }, 'many_classes', /^Column “y”/],
  [
    { key: 'roc-auc-ovr', kind: 'label', values: ['a', 'b', 'a'], classes: ['a', 'b', 'c'] },
    'class_missing',
    /^Classes that have/,
  ],
  [
    { key: 'f1', kind: 'label', values: ['a', 'b'], params: { average: 'binary', positive: '1' } },
    'positive_missing',
    /^Column “y”/,
  ],
  [{ key: 'kappa', kind: 'label', values: ['a', 'a'] }, 'one_class', /^Column “y”/],
  [{ key: 'mcc', kind: 'label', values: ['a', 'a'] }, 'one_class', /^Column “y”/],
  [{ key: 'pearson', kind: 'number', values: ['3', '3.0', '3'] }, 'constant_answers', /^Column “y”/],
  [{ key: 'spearman', kind: 'number', values: ['3', '3.0', '3'] }, 'constant_answers', /^Column “y”/],
  [{ key: 'r2', kind: 'number', values: ['0.1', '0.1', '0.1'] }, 'constant_answers', /^Column “y”/],
  [{ key: 'rmsle', kind: 'number', values: ['1', '-3', '2'] }, 'negative_answers', /ID 1: The answer -3/],
  [{ key: 'mean-iou', kind: 'text', values: ['1 3', '1 3 5', ''] }, 'bad_mask', /ID 1/],
  [{ key: 'mean-iou', kind: 'text', values: ['1 3', '2 2', '0 3'] }, 'bad_mask', /ID 2/],
  [{ key: 'mean-iou', kind: 'text', values: ['1 3', '1 3 2 5'] }, 'mask_order', /ID 1/],
  [{ key: 'mean-iou', kind: 'text', values: ['10 3 1 2', '1 3'] }, 'mask_order', /ID 0/],
  [{ key: 'detection-map', kind: 'boxes', values: ['car 1 1 2 2', 'car 1 1 2'] }, 'bad_boxes', /ID 1/],
  [{ key: 'ndcg-at-k', kind: 'text', values: ['a b', 'c'], gains: ['1 2', '1 2'] }, 'bad_gains', /ID 1/],
  [{ key: 'ndcg-at-k', kind: 'text', values: ['a b', 'c'], gains: ['1 -2', '1'] }, 'bad_gains', /ID 0/],
  [{ key: 'ndcg-at-k', kind: 'text', values: ['a a', 'c'] }, 'bad_gains', /ID 0/],
  [{ key: 'bleu-4', kind: 'text', values: ['a b c', 'one two'] }, 'too_short', /^Column “y”/],
  [{ key: 'mae', kind: 'number', values: ['1', '2'], weights: ['1', '-1'] }, 'bad_weight', /^ID 1/],
  [{ key: 'f1', kind: 'label', values: ['a', 'b'], weights: ['0', '0'] }, 'bad_weight', /may not be 0/],
  [{ key: 'mae', kind: 'number', values: ['1', '2'], weights: ['1', '1e200'] }, 'bad_weight', /^ID 1/],
]

test.each(unusable)('%j: %s', async (given, code, words) => {
  expect(await problems(given)).toContainEqual(['refuse', code, expect.stringMatching(words)])
})

test.each<[Given, string]>([
  [{ key: 'mape', kind: 'number', values: ['0', '1', '2'] }, 'zero_answers'],
  [{ key: 'log-loss', kind: 'label', values: ['0', '1', '2'] }, 'many_classes'],
  [{ key: 'map-at-k', kind: 'text', values: ['a', '', 'b'] }, 'nothing_relevant'],
])('%j warns: %s', async (given, code) => {
  expect((await problems(given)).map(one => one.slice(0, 2))).toEqual([['warn', code]])
})

test.each<[Given]>([
  [{ key: 'mean-iou', kind: 'text', values: ['1 3 4 5', '', '  '] }],
  [{ key: 'roc-auc', kind: 'label', values: ['True', 'False', 'True'], params: { positive: '1' } }],
  [{ key: 'bleu-4', kind: 'text', values: ['a', '好的 好的', 'one two three four'] }],
  [{ key: 'bleu-4', kind: 'text', values: ['好的好的'], params: { tokens: 'character' } }],
  [{ key: 'ndcg-at-k', kind: 'text', values: ['a b', 'c'], gains: ['1 0.5', '1e2'] }],
  [{ key: 'rmsle', kind: 'number', values: ['0', '1', '7'] }],
])('%j is fine', async given => expect(await problems(given)).toEqual([]))

test('each list is looked at by itself', async () => {
  const asked = written({ key: 'roc-auc', kind: 'label', values: ['1'] })
  writeFileSync(asked.path, 'id,y,Usage\n1,0,Public\n2,1,Public\n3,1,Private\n4,1,Private\n5,2,Ignored\n')
  const proof = await prove({ ...asked, mode: 'split', limits: usualLimits })
  expect(proof.problems.map(({ list, code }) => [list, code])).toEqual([['private', 'one_class']])
})

test.each(['pearson', 'rmsle'])('answers that %s cannot use are not the fault of a file', async key => {
  const asked = written({ key, kind: 'number', values: key === 'pearson' ? ['3', '3'] : ['-2', '-3'] })
  writeFileSync(join(asked.folder, 's'), 'id,y\n0,1\n1,2\n')
  const outcome = await score({
    ...asked,
    submission: { path: join(asked.folder, 's'), name: 's.csv' },
    answer: { path: asked.path },
    mode: 'plain',
    limits: usualLimits,
  })
  expect(outcome).toMatchObject({ ok: false, fault: 'scorer', code: 'unusable_answers' })
})

test('each reason is shown by some answers', () => {
  const shown = new Set([...unusable.map(([, code]) => code), 'zero_answers', 'nothing_relevant'])
  expect(answerIssueCodes.filter(code => !shown.has(code))).toEqual([])
})
