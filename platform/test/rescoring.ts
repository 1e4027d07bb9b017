import { expect } from 'vitest'
import { makeLog } from '../src/base/log/log.ts'
import type { FileForm, ScoringSetting } from '../src/features/scoring/evaluation/schema.ts'
import { settingOf } from '../src/features/scoring/evaluation/server/setting.ts'
import { rescoringJobs } from '../src/features/scoring/rescoring/server/jobs.ts'
import { scoringJob, type Score } from '../src/features/scoring/submissions/server/score-submission.ts'
import { ask } from './ask.ts'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from './factories.ts'
import { quickScore } from './quick-score.ts'
import { workOff } from './queue.ts'
import { boardsOf, recomputedBoards } from './running.ts'
import { makeOrganiser } from './staff.ts'
import type { World } from './world.ts'

const log = makeLog('test', 'silent')
/** Scores a submission with the job of the worker. */
export const runScoring = (world: World, score: Score, submissionId: number) =>
  scoringJob(score).run(
    world,
    { submissionId },
    { signal: new AbortController().signal, attempt: 1, isLastAttempt: false, log, now: world.clock.now() },
  )
export const scoreNow = (world: World, id: number) => runScoring(world, quickScore, id)
export const work = (world: World) => workOff(world, rescoringJobs(quickScore))

export const allA = 'id,label\n1,a\n2,a\n3,a\n4,a\n'
export const mixed = 'id,label\n1,a\n2,b\n3,a\n4,b\n'
/** The old answers are `mixed`; by these `allA` is right. */
export const newAnswers = 'id,label\n1,a\n2,a\n3,a\n4,a\n'

export async function hand(
  world: World,
  user: TestUser,
  competitionId: number,
  content: string,
  fields: { subRank?: string } = {},
): Promise<number> {
  const body = multipart(fields, [{ field: 'file', name: 'r.csv', content }])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competitionId}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers },
  })
  return answer.json().data.submission.id
}

/** Two teams of which the first is ahead by the old answers, the second by the new ones. */
export async function running(world: World, given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  const [first, second] = [await makeUser(world), await makeUser(world)]
  const teams = [await enter(world, competition.id, first), await enter(world, competition.id, second)]
  const organiser = await makeOrganiser(world, competition.id)
  const upload = async (
    content: string,
    list = 'A',
    as: TestUser | undefined = organiser,
    fields: Record<string, string> = {},
  ) => {
    const body = multipart({ list, ...fields }, [{ field: 'file', name: 'answers.csv', content }])
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/admin/competitions/${competition.id}/rounds/${competition.scheduleId}/answers`,
      payload: body.payload,
      headers: { ...as?.headers, ...body.headers },
    })
    const { data, errno } = answer.json()
    return { status: answer.statusCode, errno, data: data?.answer }
  }
  const start = (body: Record<string, unknown>, as: TestUser | undefined = organiser) =>
    ask(
      world,
      `POST /api/admin/competitions/${competition.id}/schedules/${competition.scheduleId}/rescores`,
      {
        as,
        body: { reason: '答案有误', ...body },
      },
    )
  const act = (
    id: number,
    what: string,
    body?: Record<string, unknown>,
    as: TestUser | undefined = organiser,
  ) =>
    ask(world, `POST /api/admin/competitions/${competition.id}/rescores/${id}/${what}`, {
      as,
      ...(body ? { body } : {}),
    })
  const detail = (id: number, query = '', as: TestUser | undefined = organiser) =>
    ask(world, `GET /api/admin/competitions/${competition.id}/rescores/${id}?${query}` as 'GET /', { as })
  const agrees = async () =>
    expect(await boardsOf(world, competition.scheduleId)).toEqual(
      await recomputedBoards(world, competition.scheduleId),
    )
  const ranking = async () =>
    (
      await ask(world, `GET /api/competitions/${competition.id}?part=rankings`, { as: first })
    ).data.rankings.list.map((row: { team: { id: number }; maxScore: string }) => [row.team.id, row.maxScore])
  const [one, two] = teams
  if (!one || !two) throw new Error('two teams were made')
  return {
    competition,
    first,
    second,
    one: one.teamId,
    two: two.teamId,
    organiser,
    upload,
    start,
    act,
    detail,
    agrees,
    ranking,
  }
}

export async function scored(world: World, given: Parameters<typeof makeCompetition>[1] = {}) {
  const made = await running(world, given)
  const ids = [
    await hand(world, made.first, made.competition.id, mixed),
    await hand(world, made.second, made.competition.id, allA),
  ] as const
  for (const id of ids) await scoreNow(world, id)
  return { ...made, ids }
}

export const labels: FileForm = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'label', kind: 'label' }],
  answerColumn: null,
  formats: ['csv'],
  expectedRows: null,
}
export const numbers: FileForm = { ...labels, columns: [{ name: 'label', kind: 'number' }] }

/** The worse a file is by the metric that the competition has, the better it is by this. */
export const fewestRight = {
  metric: {
    kind: 'sql',
    sql: 'select sum((s.label = a.label)::int) from submission s join answer a using (id)',
    direction: 'minimize',
  },
  file: labels,
} satisfies ScoringSetting
export const rmse = {
  metric: { kind: 'builtin', key: 'rmse', params: {} },
  file: numbers,
} satisfies ScoringSetting

export async function settingOfRound(world: World, scheduleId: number): Promise<ScoringSetting | null> {
  const row = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  return settingOf(row)
}
