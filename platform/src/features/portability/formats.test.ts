import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeZip } from '../../../test/archives.ts'
import { ask } from '../../../test/ask.ts'
import {
  answersCsv,
  benchmarkZip,
  codabenchZip,
  codalabZip,
  evalaiZip,
  huggingfaceZip,
  zipOf,
} from '../../../test/bundles.ts'
import { type TestUser } from '../../../test/factories.ts'
import { upload } from '../../../test/portable.ts'
import { workOff } from '../../../test/queue.ts'
import { makeStaff } from '../../../test/staff.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { choicesOf } from './rules.ts'
import type { Choices, Finding, Preview } from './schema.ts'
import { portabilityJobs } from './server/jobs.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await makeWorld()
  admin = await makeStaff(world, 'administrator')
})
afterAll(() => world.close())

type Shown = { id: number; format: string; preview: Preview }
async function previewed(bytes: Buffer, name = 'upload.zip'): Promise<Shown> {
  const answer = await upload(world, bytes, admin, name)
  if (answer.status !== 'e200') throw new Error(`refused: ${answer.errno} ${JSON.stringify(answer.issues)}`)
  return answer.data
}

const findingsOf = ({ preview }: Shown, field: string): string[] =>
  preview.findings.filter((one: Finding) => one.field === field).map(one => `${one.outcome} ${one.code}`)

/** Confirms as it was previewed, but for what is decided otherwise, and reads what came of it. */
async function imported(shown: Shown, decide: (choices: Choices) => Partial<Choices> = () => ({})) {
  const own = choicesOf(shown.preview)
  const confirmed = await ask(world, `POST /api/admin/imports/${shown.id}/confirmation`, {
    as: admin,
    body: { choices: { ...own, ...decide(own) } },
  })
  if (confirmed.status !== 200) throw new Error(`refused: ${confirmed.errno} ${confirmed.paths.join(', ')}`)
  await workOff(world, portabilityJobs)
  const { data } = await ask(world, `GET /api/admin/imports/${shown.id}`, { as: admin })
  if (data.state !== 'done') throw new Error(JSON.stringify(data.problem))
  const id = data.competitionId as number
  const { db } = world
  return {
    id,
    competition: await db
      .selectFrom('competition')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    texts: Object.fromEntries(
      (await db.selectFrom('competition_text').selectAll().where('competition_id', '=', id).execute()).map(
        text => [text.part, text.body_en],
      ),
    ),
    rounds: await db
      .selectFrom('schedule')
      .selectAll()
      .where('competition_id', '=', id)
      .orderBy('sort')
      .execute(),
    answers: await db
      .selectFrom('answer_file as a')
      .innerJoin('schedule as s', 's.id', 'a.schedule_id')
      .selectAll('a')
      .select('s.sort')
      .where('s.competition_id', '=', id)
      .orderBy('s.sort')
      .execute(),
    files: await db
      .selectFrom('dataset_file as f')
      .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
      .select(['f.name', 'f.size', 'd.current_version_id', 'd.id'])
      .where('d.competition_id', '=', id)
      .orderBy('f.name')
      .execute(),
  }
}

const keptText = async (key: string) => {
  const chunks: Buffer[] = []
  for await (const chunk of await world.storage.read(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

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
    expect(findingsOf(shown, 'leaderboard[0].schema.labels')).toEqual(['left one_score', 'left one_score'])
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
    expect(findingsOf(shown, 'leaderboards[0].columns')).toContain('left one_score')
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
    expect(findingsOf(shown, 'leaderboard.columns')).toContain('left one_score')
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

describe('what is nothing of these', () => {
  test.each([
    ['a table without Usage', () => Buffer.from(answersCsv(4)), 'a.csv', 'e40055'],
    ['a text', () => Buffer.from('hello'), 'a.txt', 'e40055'],
    ['an archive of something else', () => zipOf([{ name: 'a.txt', content: 'x' }]), 'a.zip', 'e40055'],
    ['a cut archive', () => evalaiZip().subarray(0, 500), 'a.zip', 'e40057'],
    ['YAML that is none', () => evalaiZip({ config: () => 'title: "unclosed' }), 'a.zip', 'e40058'],
    ['YAML that is a list', () => evalaiZip({ config: () => '- a\n- b\n' }), 'a.zip', 'e40058'],
    [
      'YAML in another encoding',
      () => zipOf([{ name: 'competition.yaml', content: Buffer.from([0xff, 0xfe, 0x61]) }]),
      'a.zip',
      'e40058',
    ],
    ['JSON that is none', () => huggingfaceZip({ config: () => '{"a":' }), 'a.zip', 'e40058'],
    [
      'a configuration of megabytes',
      () => evalaiZip({ config: () => `title: ${'x'.repeat(1_500_000)}` }),
      'a.zip',
      'e40058',
    ],
    [
      'a bomb of aliases',
      () =>
        evalaiZip({
          config: () =>
            [
              'a: &a [x,x,x,x,x,x,x,x,x,x]',
              ...'bcdefghi'
                .split('')
                .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[at]}`).join(',')}]`),
            ].join('\n'),
        }),
      'a.zip',
      'e40058',
    ],
    [
      'YAML nested beyond reason',
      () => evalaiZip({ config: () => `title: ${'['.repeat(100_000)}` }),
      'a.zip',
      'e40058',
    ],
    [
      'paths that lead elsewhere',
      () => evalaiZip({ more: [{ name: '../../etc/cron.d/x', content: 'x' }] }),
      'a.zip',
      'e40057',
    ],
    [
      'an absolute path',
      () => evalaiZip({ more: [{ name: '/etc/passwd', content: 'x' }] }),
      'a.zip',
      'e40057',
    ],
    [
      'a link',
      () =>
        makeZip([
          { name: 'competition.yaml', content: 'title: x' },
          { name: 'data', content: '/etc/passwd', mode: 0o120777 },
        ]),
      'a.zip',
      'e40057',
    ],
    [
      'a bomb',
      () => evalaiZip({ more: [{ name: 'zeros.bin', content: Buffer.alloc(60 * 1024 * 1024) }] }),
      'a.zip',
      'e40057',
    ],
    [
      'a bomb inside an archive inside',
      () =>
        codabenchZip({
          without: ['final_reference.zip'],
          more: [
            {
              name: 'final_reference.zip',
              content: zipOf([{ name: 'z.csv', content: Buffer.alloc(60 * 1024 * 1024) }]),
            },
          ],
        }),
      'a.zip',
      'e40057',
    ],
    [
      'a link inside an archive inside',
      () =>
        codabenchZip({
          without: ['final_reference.zip'],
          more: [
            {
              name: 'final_reference.zip',
              content: makeZip([{ name: 'z.csv', content: '/etc/passwd', mode: 0o120777 }]),
            },
          ],
        }),
      'a.zip',
      'e40057',
    ],
  ])('%s', async (_name, make, name, code) => {
    const before = await world.db.selectFrom('competition_import').select('id').execute()
    expect((await upload(world, make(), admin, name)).errno).toBe(code)
    expect(await world.db.selectFrom('competition_import').select('id').execute()).toHaveLength(before.length)
  })

  test('no file, and an empty one', async () => {
    expect((await upload(world, Buffer.alloc(0), admin)).errno).toBe('e40052')
  })
})

test('configurations that point outside the archive reach nothing', async () => {
  const shown = await previewed(
    evalaiZip({
      config: text =>
        text
          .replace('templates/description.html', '../../../../etc/passwd')
          .replace('annotations/test.csv', '/etc/hostname')
          .replace('image: logo.png', 'image: https://example.org/x.png'),
    }),
  )
  expect(findingsOf(shown, 'description')).toEqual(['left no_such_file'])
  expect(findingsOf(shown, 'challenge_phases[1].test_annotation_file')).toEqual(['needed no_such_file'])
  expect(findingsOf(shown, 'image')).toEqual(['left not_fetched'])
})

test('pages that are made to take long are left out', async () => {
  const deep = `${'<div>'.repeat(50_000)}x`
  const shown = await previewed(
    evalaiZip({
      without: ['templates/description.html'],
      more: [{ name: 'templates/description.html', content: deep }],
    }),
  )
  expect(findingsOf(shown, 'description')).toEqual(['left bad_text'])
})

test('what is impossible is refused by its fields, and may be confirmed once it is mended', async () => {
  const shown = await previewed(evalaiZip())
  const own = choicesOf(shown.preview)
  const rounds = (change: object) => own.rounds.map(one => ({ ...one, ...change }))
  const wrong: [Choices | null, string][] = [
    [{ ...own, titleZh: ' ' }, 'body.choices.titleZh'],
    [{ ...own, zone: 'Mars/Base' }, 'body.choices.zone'],
    [{ ...own, endAt: '2020-01-01T00:00:00.000Z' }, 'body.choices.endAt'],
    [{ ...own, rounds: rounds({ metricKey: 'luck' }) }, 'body.choices.rounds.0.metricKey'],
    [{ ...own, rounds: rounds({ startAt: '2027-02-01T00:00:00.000Z' }) }, 'body.choices.rounds.1.startAt'],
    [{ ...own, rounds: rounds({ endAt: '2028-01-01T00:00:00.000Z' }) }, 'body.choices.rounds.0.endAt'],
    [null, 'body.choices'],
  ]
  for (const [choices, path] of wrong) {
    const refused = await ask(world, `POST /api/admin/imports/${shown.id}/confirmation`, {
      as: admin,
      body: { choices },
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.paths).toContain(path)
  }
  expect((await imported(shown)).competition.title_en).toBe('Seed sorting')
})
