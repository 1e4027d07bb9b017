import { describe, expect, test } from 'vitest'
import { evalaiZip } from '../../../../test/bundles/evalai.ts'
import { findingsOf, importing } from '../../../../test/imports.ts'

const { previewed, imported, keptText } = importing()

describe('EvalAI', () => {
  test('becomes a draft with its phases as rounds, its pages as Markdown and its annotations as answers', async () => {
    const shown = await previewed(evalaiZip())
    expect(shown.format).toBe('evalai')
    expect(shown.preview).toMatchObject({
      titleEn: 'Seed sorting',
      zone: 'UTC',
      startAt: '2027-01-01T00:00:00.000Z',
    })
    const made = await imported(shown, own => ({
      rounds: own.rounds.map(round => ({ ...round, metricKey: 'accuracy' })),
    }))
    expect(made.competition).toMatchObject({
      title_zh: 'Seed sorting',
      summary_en: 'Sort seeds by their pictures',
      agreement_en: 'Play fair.',
      guide_info_en: 'One file.',
      published_at: null,
      visibility: 'public',
    })
    expect(made.competition.cover).toMatch(/^\/pictures\//)
    expect(made.texts['overview']).toBe('## About\n\nSort **seeds**.\n\n- one\n- two')
    expect(made.texts['evaluation']).toBe('By accuracy.\n\nHigher is better.')
    expect(made.texts['timeline']).toBe('## Dev Phase\n\nTry things out.\n\n## Test Phase\n\nFinal.')
    expect(made.rounds).toMatchObject([
      {
        title_en: '#Dev Phase',
        start_at: new Date('2027-01-01T00:00:00Z'),
        end_at: new Date('2027-03-31T23:59:59Z'),
        max_submit_count: 7,
        precision: 2,
        direction: 'maximize',
        metric_key: 'accuracy',
        list_b_mode: 'none',
        file_description: {
          idColumn: { name: 'image_id', kind: 'text' },
          columns: [{ name: 'label', kind: 'label' }],
          formats: ['json', 'zip', 'csv'],
          expectedRows: 3,
        },
      },
      { title_en: '#Test Phase', max_submit_count: 100, precision: 3, metric_key: 'accuracy' },
    ])
    expect(made.answers.map(answer => [answer.sort, answer.list, answer.rows, answer.columns])).toEqual([
      [0, 'A', 3, ['image_id', 'label']],
      [1, 'A', 6, ['id', 'label']],
    ])
    expect(await keptText(made.answers[0]?.storage_key ?? '')).toBe(
      'image_id,label\ns1,oat\ns2,rye\ns3,"oat, wild"\n',
    )
  })

  test('tells of every field what becomes of it', async () => {
    const shown = await previewed(evalaiZip({ config: text => `${text}\nnew_setting: 5\ntags: [a, b]\n` }))
    expect(findingsOf(shown, 'evaluation_script')).toEqual(['kept program_kept'])
    expect(findingsOf(shown, 'challenge_phases[0].metric')).toEqual(['needed metric_by_program'])
    expect(findingsOf(shown, 'challenge_phases[0].max_submissions')).toEqual(['left total_quota'])
    expect(findingsOf(shown, 'challenge_phases[1].max_submissions_per_day')).toEqual(['changed quota_capped'])
    expect(findingsOf(shown, 'leaderboard[0].schema.labels')).toEqual(['left one_score'])
    expect(findingsOf(shown, 'start_date')).toEqual(['taken read_as_utc'])
    expect(findingsOf(shown, 'description')).toEqual(['changed from_html'])
    expect(findingsOf(shown, 'new_setting')).toEqual(['left unknown_field'])
    expect(findingsOf(shown, 'tags')).toEqual(['left unknown_field'])
  })

  test('runs phases that overlap one after the other, or leaves one out', async () => {
    const shown = await previewed(
      evalaiZip({ config: text => text.replace('start_date: 2027-04-01', 'start_date: 2027-02-01') }),
    )
    expect(shown.preview.rounds.map(({ title, isTaken, startAt }) => [title, isTaken, startAt])).toEqual([
      ['Dev Phase', true, '2027-01-01T00:00:00.000Z'],
      ['Test Phase', true, '2027-03-31T23:59:59.000Z'],
    ])
    expect(findingsOf(shown, 'challenge_phases[1]')).toEqual(['changed moved_after'])
    const within = await previewed(
      evalaiZip({
        config: text =>
          text.replace(
            'start_date: 2027-04-01 00:00:00\n    end_date: 2027-06-30',
            'start_date: 2027-02-01 00:00:00\n    end_date: 2027-03-01',
          ),
      }),
    )
    expect(within.preview.rounds.map(({ title, isTaken }) => [title, isTaken])).toEqual([
      ['Dev Phase', true],
      ['Test Phase', false],
    ])
    const made = await imported(within)
    expect(made.rounds).toHaveLength(1)
  })

  test('says what it lacks, and is imported without it', async () => {
    const shown = await previewed(
      evalaiZip({
        without: ['templates/terms.html', 'annotations/test.csv', 'logo.png'],
        config: text => text.replace('title: Seed sorting\n', ''),
      }),
    )
    expect(findingsOf(shown, 'title')).toEqual(['needed title_missing'])
    expect(findingsOf(shown, 'terms_and_conditions')).toEqual(['left no_such_file'])
    expect(findingsOf(shown, 'challenge_phases[1].test_annotation_file')).toEqual(['needed no_such_file'])
    expect(findingsOf(shown, 'image')).toEqual(['left no_such_file'])
    const made = await imported(shown, () => ({ titleZh: '种子', titleEn: 'Seeds' }))
    expect(made.competition).toMatchObject({ title_zh: '种子', cover: null, agreement_zh: '' })
    expect(made.answers).toHaveLength(1)
  })

  test.each([
    ['boxes of an image', JSON.stringify({ images: [{ id: 1, boxes: [[1, 2]] }] }), 'answers_no_table'],
    ['rows without ids', 'a,b\n1,2\n1,2\n', 'answers_unsound'],
    ['a list of numbers', '1\n2\n3\n', 'answers_no_table'],
    ['an id twice', 'id,label\n1,a\n1,b\n2,c\n', 'answers_unsound'],
    ['a row too short', 'id,label\n1,a\n2\n', 'answers_unsound'],
    ['bytes', '\u0000\u0001\u0002', 'answers_no_table'],
    ['nothing', '', 'answers_no_table'],
  ])('answers that are %s are not taken', async (_name, content, code) => {
    const shown = await previewed(
      evalaiZip({ without: ['annotations/test.csv'], more: [{ name: 'annotations/test.csv', content }] }),
    )
    expect(findingsOf(shown, 'challenge_phases[1].test_annotation_file')).toEqual([`needed ${code}`])
    expect(shown.preview.rounds[1]?.answers).toBeNull()
  })
})
