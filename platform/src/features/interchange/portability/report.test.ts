import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { answersCsv, zipOf } from '../../../../test/bundles/bundle.ts'
import { benchmarkZip, codabenchZip } from '../../../../test/bundles/codabench.ts'
import { codalabZip } from '../../../../test/bundles/codalab.ts'
import { evalaiZip } from '../../../../test/bundles/evalai.ts'
import { huggingfaceZip } from '../../../../test/bundles/huggingface.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'
import type { Finding } from './schema.ts'

const { previewed, imported } = importing()

const kaggleZip = () =>
  zipOf([
    { name: 'solution.csv', content: answersCsv(4, { column: 'Usage', values: ['Public', 'Private'] }) },
    { name: 'images/1.txt', content: 'x' },
    { name: 'images/2.txt', content: 'y' },
    { name: 'README.md', content: '# Seeds' },
  ])

const samples: [string, () => Buffer, string | null][] = [
  ['EvalAI', evalaiZip, 'challenge_config.yaml'],
  ['Codabench', codabenchZip, 'competition.yaml'],
  ['CodaLab', codalabZip, 'competition.yaml'],
  ['a benchmark of Codabench', benchmarkZip, 'competition.yaml'],
  ['Hugging Face', huggingfaceZip, 'conf.json'],
  ['Kaggle', kaggleZip, null],
]

/** Where the values of a configuration stand, as the report writes it. */
function* leaves(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* leaves(one, `${path}[${at}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* leaves(one, path ? `${path}.${key}` : key)
  else yield path
}
const isWithin = (path: string, field: string) =>
  path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`)

describe.each(samples)('the report of %s', (_name, make, config) => {
  let findings: Finding[]
  let files: Map<string, string>
  let paths: string[]
  beforeAll(async () => {
    const bytes = make()
    const { preview } = await previewed(bytes)
    findings = preview.findings
    files = new Map(
      Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
    )
    // The sample of Hugging Face ends its list with a comma, which YAML reads as well.
    paths = config === null ? [] : [...leaves(parse(files.get(config) ?? '', { merge: true }))]
  })

  test('tells of every field that the file has, and never only that it was passed over', () => {
    const silent = paths.filter(path => !findings.some(({ field }) => isWithin(path, field)))
    expect(silent).toEqual([])
    expect(findings.filter(({ code }) => code === 'unused' || code === 'unknown_field')).toEqual([])
  })

  test('claims of nothing to be imported that is not there', () => {
    const known = [...paths, ...files.keys()]
    const invented = findings
      .filter(({ outcome }) => outcome === 'taken' || outcome === 'changed' || outcome === 'kept')
      .filter(({ field }) => !known.some(path => isWithin(path, field) || path.startsWith(field)))
      .filter(({ field }) => !field.startsWith('solution.csv.'))
    expect(invented).toEqual([])
  })

  test('says of nothing that it is absent which is there', () => {
    const absent = findings.filter(({ outcome, code }) => outcome === 'absent' && code !== 'empty')
    expect(
      absent.filter(({ field }) => paths.some(path => isWithin(path, field)) || files.has(field)),
    ).toEqual([])
  })

  test('tells of every file, by its name, its folder or the field that led to it', () => {
    const details = findings.flatMap(({ field, detail }) => [field, ...detail.split(', ')])
    const values = [...(files.get(config ?? '') ?? '').matchAll(/[\w./-]+/g)].map(([word]) => word)
    const led = [...details, ...values].map(text => text.replace(/^\.\//, '').replace(/\.zip$/, ''))
    const silent = [...files.keys()]
      .filter(path => path !== config && path !== 'conf.json')
      .filter(path => !led.some(name => name !== '' && path.startsWith(name)))
    expect(silent).toEqual([])
  })
})

test('a file that nothing in a bundle leads to is told and stays in it', async () => {
  const more = [
    { name: 'notes.txt', content: 'x' },
    { name: 'extra/a.csv', content: 'x' },
    { name: 'extra/b.csv', content: 'y' },
    { name: 'tools/run.py', content: 'pass' },
  ]
  for (const make of [evalaiZip, codabenchZip, codalabZip]) {
    const shown = await previewed(make({ more }))
    expect(findingsOf(shown, 'notes.txt')).toEqual(['kept file_kept'])
    expect(shown.preview.findings).toContainEqual({
      field: 'extra/',
      outcome: 'kept',
      code: 'file_kept',
      detail: '2',
    })
    expect(findingsOf(shown, 'tools/run.py')).toEqual(['kept program_kept'])
  }
})

test('a program that a bundle names and does not hold is not said to be kept', async () => {
  const shown = await previewed(
    codabenchZip({ without: ['scoring_program/score.py', 'scoring_program/metadata.yaml'] }),
  )
  expect(findingsOf(shown, 'tasks[0].scoring_program')).toEqual(['left no_such_file'])
})

test.each([
  ['2', () => codabenchZip({ config: text => text.replace(/leaderboards:[^]*$/, '') }), 'phases[0].metric'],
  ['1.5', () => codalabZip({ config: text => text.replace(/leaderboard:[^]*$/, '') }), 'phases.1.metric'],
])('a bundle of version %s without leaderboard is asked for its metric', async (_version, make, field) => {
  const shown = await previewed(make())
  expect(findingsOf(shown, field)).toEqual(['needed metric_missing'])
})

describe('the columns that Hugging Face names', () => {
  const solution = {
    name: 'solution.csv',
    content: `id,pred,size,split\n${Array.from({ length: 10 }, (_, at) => `${at},${at % 2},3,${at % 2 ? 'public' : 'private'}`).join('\n')}\n`,
  }
  const fileOf = async (columns: string) => {
    const bytes = huggingfaceZip({
      without: ['solution.csv'],
      more: [solution],
      config: text =>
        text
          .replace('"SUBMISSION_COLUMNS": "id,pred"', `"SUBMISSION_COLUMNS": "${columns}"`)
          .replace(/roc_auc_score/g, 'accuracy_score'),
    })
    const shown = await previewed(bytes)
    const made = await imported(shown, own => ({
      titleZh: '种子',
      titleEn: 'Seeds',
      startAt: '2027-05-01T00:00:00.000Z',
      rounds: own.rounds.map(round => ({ ...round, startAt: '2027-05-01T00:00:00.000Z' })),
    }))
    return { shown, file: made.rounds[0]?.file_description }
  }

  test('are those of result files, whatever else the answers hold', async () => {
    const { shown, file } = await fileOf('id,pred')
    expect(findingsOf(shown, 'SUBMISSION_COLUMNS')).toEqual(['taken as_columns'])
    expect(file?.columns.map(column => column.name)).toEqual(['pred'])
  })

  test('are not taken when the answers have none of that name', async () => {
    const { shown, file } = await fileOf('id,guess')
    expect(findingsOf(shown, 'SUBMISSION_COLUMNS')).toEqual(['left columns_unknown'])
    expect(file?.columns.map(column => column.name)).toEqual(['pred', 'size'])
  })
})

test('fields that Hugging Face leaves out are told as absent, with what holds instead', async () => {
  const shown = await previewed(huggingfaceZip({ config: () => '{"EVAL_METRIC": "accuracy"}' }))
  const told = Object.fromEntries(
    shown.preview.findings
      .filter(one => one.outcome === 'absent')
      .map(one => [one.field, `${one.code} ${one.detail}`.trim()]),
  )
  expect(told).toMatchObject({
    SUBMISSION_LIMIT: 'usual 5',
    SUBMISSION_ID_COLUMN: 'usual id',
    SUBMISSION_COLUMNS: 'absent',
    SUBMISSION_ROWS: 'absent',
    EVAL_HIGHER_IS_BETTER: 'usual maximize',
    END_DATE: 'absent',
    LOGO: 'absent',
  })
  expect(findingsOf(shown, 'EVAL_HIGHER_IS_BETTER')).toEqual(['absent usual'])
})
