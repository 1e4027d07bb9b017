import { describe, expect, test } from 'vitest'
import { answersCsv, zipOf } from '../../../../test/bundles/bundle.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'
import type { Choices } from './schema.ts'

const { previewed, imported } = importing()

describe('Kaggle', () => {
  const usage = { column: 'Usage', values: ['Public', 'Private', 'Private', 'Ignored'] }
  const times = { startAt: '2027-01-01T00:00:00.000Z', endAt: '2027-02-01T00:00:00.000Z' }
  const named = (own: Choices): Partial<Choices> => ({
    titleZh: '种子',
    titleEn: 'Seeds',
    ...times,
    rounds: own.rounds.map(round => ({ ...round, ...times, metricKey: 'accuracy' })),
  })

  test('a table of answers by itself', async () => {
    const shown = await previewed(Buffer.from(answersCsv(12, usage)), 'solution.csv')
    expect(shown).toMatchObject({
      format: 'kaggle',
      preview: { zone: 'Asia/Shanghai', startAt: null, rounds: [{ listBMode: 'split' }] },
    })
    expect(shown.preview.findings.map(one => `${one.field}: ${one.code}`)).toEqual([
      'title: title_missing',
      'dates: dates_missing',
      'solution.csv: as_answers',
      'solution.csv.Usage: as_split',
      'metric: metric_missing',
    ])
    const made = await imported(shown, named)
    expect(made.rounds).toMatchObject([{ metric_key: 'accuracy', list_b_mode: 'split' }])
    expect(made.answers).toMatchObject([{ rows: 12, usage_counts: { Public: 3, Private: 6, Ignored: 3 } }])
  })

  test('beside its data, of which other answers and programs stay in the file', async () => {
    const shown = await previewed(
      zipOf([
        { name: 'solution.csv', content: answersCsv(4, { column: 'usage', values: ['Public', 'Private'] }) },
        { name: 'train.csv', content: 'x\n1\n' },
        { name: 'sample_submission.csv', content: 'id,label\n1,a\n' },
        { name: 'old_solution.csv', content: 'id,label\n1,a\n' },
        { name: 'notebook.ipynb', content: '{}' },
        { name: 'README.md', content: '# Seeds' },
      ]),
    )
    expect(findingsOf(shown, 'old_solution.csv')).toEqual(['kept file_kept'])
    expect(findingsOf(shown, 'notebook.ipynb')).toEqual(['kept program_kept'])
    const made = await imported(shown, named)
    expect(made.files.map(file => file.name)).toEqual(['sample_submission.csv', 'train.csv'])
    expect(made.texts['overview']).toBe('# Seeds')
  })

  test.each([
    ['a value of Usage that is none', answersCsv(4, { column: 'Usage', values: ['Public', 'Secret'] })],
    ['no private row', answersCsv(4, { column: 'Usage', values: ['Public'] })],
    ['an id twice', 'id,label,Usage\n1,a,Public\n1,b,Private\n'],
    ['a row too long', 'id,label,Usage\n1,a,Public,x\n2,b,Private\n'],
  ])('%s is told and the answers are not taken', async (_name, csv) => {
    const shown = await previewed(Buffer.from(csv), 'solution.csv')
    expect(shown.preview.rounds[0]?.answers).toBeNull()
    expect(findingsOf(shown, 'solution.csv')[0]).toMatch(/^needed answers_/)
  })
})
