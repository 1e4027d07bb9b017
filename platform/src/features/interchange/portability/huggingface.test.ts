import { describe, expect, test } from 'vitest'
import { huggingfaceZip } from '../../../../test/bundles/huggingface.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'

const { previewed, imported, keptText } = importing()

describe('Hugging Face', () => {
  test('its solution is split, its metric known, its pages taken, its people left', async () => {
    const shown = await previewed(huggingfaceZip())
    expect(shown.format).toBe('huggingface')
    expect(shown.preview.rounds).toMatchObject([
      {
        listBMode: 'split',
        metricKey: 'roc-auc',
        direction: 'maximize',
        answers: { usage: { Public: 4, Private: 6, Ignored: 0 } },
      },
    ])
    for (const path of ['teams.json', 'user_team.json', 'submissions/a.csv', 'submission_info/a.json'])
      expect(findingsOf(shown, path)).toEqual(['left people'])
    expect(findingsOf(shown, 'metric.py')).toEqual(['kept program_kept'])
    expect(findingsOf(shown, 'LOGO')).toEqual(['left not_fetched'])
    expect(findingsOf(shown, 'SELECTION_LIMIT')).toEqual(['left best_counts'])
    const made = await imported(shown, own => ({
      titleZh: '种子',
      titleEn: 'Seeds',
      startAt: '2027-05-01T00:00:00.000Z',
      rounds: own.rounds.map(round => ({ ...round, startAt: '2027-05-01T00:00:00.000Z' })),
    }))
    expect(made.rounds).toMatchObject([
      {
        end_at: new Date('2027-05-25'),
        list_b_mode: 'split',
        max_submit_count: 5,
        metric_key: 'roc-auc',
        file_description: {
          idColumn: { name: 'id', kind: 'integer' },
          columns: [{ name: 'pred', kind: 'number' }],
          answerColumn: 'pred',
          expectedRows: 10,
        },
      },
    ])
    expect((await keptText(made.answers[0]?.storage_key ?? '')).split('\n')[0]).toBe('id,pred,Usage')
    expect(made.texts).toMatchObject({
      overview: '# Seeds\n\nFind them.',
      evaluation: 'A CSV with `id,pred`.',
    })
    expect(made.competition.agreement_en).toBe('One account each.')
    expect(made.files.map(file => file.name)).toEqual(['train.csv'])
  })

  test.each([
    ['custom', 'needed metric_by_program', null],
    ['hamming_loss', 'needed metric_unknown', null],
    ['accuracy_score', 'taken as_metric', 'accuracy'],
    ['mean_squared_error', 'changed direction_contradicts', 'mse'],
  ])('the metric %s: %s', async (metric, finding, key) => {
    const shown = await previewed(
      huggingfaceZip({
        config: text => text.replace('"EVAL_METRIC": "roc_auc_score"', `"EVAL_METRIC": "${metric}"`),
      }),
    )
    expect(findingsOf(shown, 'EVAL_METRIC')).toContain(finding)
    expect(shown.preview.rounds[0]?.metricKey).toBe(key)
  })

  test('a column that its configuration names and the solution lacks', async () => {
    const shown = await previewed(
      huggingfaceZip({
        config: text => text.replace('"SUBMISSION_ID_COLUMN": "id"', '"SUBMISSION_ID_COLUMN": "row_id"'),
      }),
    )
    expect(findingsOf(shown, 'solution.csv')).toEqual(['needed answers_unsound'])
  })
})
