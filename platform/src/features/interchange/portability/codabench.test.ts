import { describe, expect, test } from 'vitest'
import { answersCsv } from '../../../../test/bundles/bundle.ts'
import { benchmarkZip, codabenchZip } from '../../../../test/bundles/codabench.ts'
import { codalabZip } from '../../../../test/bundles/codalab.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'

const { previewed, imported, keptText } = importing()

describe('Codabench', () => {
  test('version 2: tasks give answers, public data gives a dataset, programs are kept', async () => {
    const shown = await previewed(codabenchZip({ folder: 'my-bundle/' }))
    expect(shown).toMatchObject({ format: 'codabench', preview: { version: '2', titleZh: 'Wheat kernels' } })
    expect(findingsOf(shown, 'tasks[0].scoring_program')).toEqual(['kept program_kept'])
    expect(findingsOf(shown, 'tasks[0].ingestion_program')).toEqual(['kept program_kept'])
    expect(findingsOf(shown, 'tasks[0].input_data')).toEqual(['kept input_kept'])
    expect(findingsOf(shown, 'phases[0].metric')).toEqual(['needed metric_by_program'])
    expect(findingsOf(shown, 'phases[1]')).toEqual(['needed end_guessed', 'taken as_round'])
    expect(findingsOf(shown, 'solutions[0]')).toEqual(['kept solution_kept'])
    expect(findingsOf(shown, 'leaderboards[0].columns[1]')).toEqual(['left one_score'])
    const made = await imported(shown)
    expect(made.competition).toMatchObject({ require_approval: true, agreement_en: 'Be honest.' })
    expect(made.texts).toMatchObject({
      overview: '# Wheat\n\nThree kinds.\n\n## Participation\n\nHand in `id,label`.',
      evaluation: '# Score\n\nShare of right answers.',
      timeline: '## Development\n\nTune your models.',
    })
    expect(made.rounds).toMatchObject([
      {
        start_at: new Date('2027-01-01'),
        end_at: new Date('2027-03-31'),
        max_submit_count: 5,
        metric_key: null,
      },
      { start_at: new Date('2027-04-01'), max_submit_count: 100 },
    ])
    expect(made.answers.map(answer => [answer.sort, answer.rows])).toEqual([
      [0, 4],
      [1, 8],
    ])
    expect(await keptText(made.answers[1]?.storage_key ?? '')).toBe(answersCsv(8))
    expect(made.files.map(file => file.name)).toEqual([
      'public_data/about/notes.txt',
      'public_data/train.csv',
      'starting_kit/README.md',
    ])
    // A draft: nobody gets it before it has a licence.
    expect(made.files.every(file => file.current_version_id === null)).toBe(true)
  })

  test('version 2: input data that is open is data', async () => {
    const shown = await previewed(
      codabenchZip({ config: text => text.replace('terms:', 'make_input_data_available: True\nterms:') }),
    )
    expect(findingsOf(shown, 'tasks[0].input_data')).toEqual(['taken as_dataset'])
  })

  test('version 1.5: phases last until the next, anchors and merges are read', async () => {
    const shown = await previewed(codalabZip())
    expect(shown.preview).toMatchObject({ version: '1.5', titleEn: 'Hello phases' })
    expect(shown.preview.rounds).toMatchObject([
      {
        title: 'First phase',
        startAt: '2027-01-15T00:00:00.000Z',
        endAt: '2027-06-01T04:00:00.000Z',
        direction: 'minimize',
        scoreName: 'Error',
      },
      {
        title: 'Second phase',
        startAt: '2027-06-01T04:00:00.000Z',
        endAt: '2027-12-31T00:00:00.000Z',
        answers: null,
      },
    ])
    expect(findingsOf(shown, 'phases.1.datasets.1')).toEqual(['left not_fetched'])
    expect(findingsOf(shown, 'admin_names')).toEqual(['left people'])
    expect(findingsOf(shown, 'leaderboard.columns.set2_score')).toEqual(['left one_score'])
    const made = await imported(shown)
    expect(made.competition).toMatchObject({ require_approval: true, agreement_zh: 'Agree.' })
    expect(made.rounds.map(round => [round.precision, round.max_submit_count])).toEqual([
      [4, 3],
      [4, 5],
    ])
    expect(made.answers.map(answer => answer.rows)).toEqual([5])
    expect(made.files.map(file => file.name)).toEqual(['public_data/train.csv'])
  })

  test('version 1: a benchmark becomes one round', async () => {
    const shown = await previewed(benchmarkZip())
    expect(shown.preview).toMatchObject({
      version: '1',
      rounds: [{ direction: 'minimize', answers: { rows: 2 } }],
    })
    expect(findingsOf(shown, 'phases')).toEqual(['needed start_guessed', 'needed end_guessed'])
    const made = await imported(shown)
    expect(made.rounds).toHaveLength(1)
    expect(made.competition.require_approval).toBe(false)
  })
})
