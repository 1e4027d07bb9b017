import { multipart, type TestUser } from './factories.ts'
import { scoreFile } from '../src/features/engine/scorer/server/score-file.ts'
import { runScoring } from './rescoring.ts'
import type { World } from './world.ts'

/** Result files of the competitions that `makeCompetition` makes. */
export const rightResult = 'id,label\n1,a\n2,b\n3,a\n4,b\n'
export const halfRightResult = 'id,label\n1,a\n2,a\n3,a\n4,a\n'

export type Hand = [
  user: TestUser,
  competitionId: number,
  content?: string,
  more?: { key?: string; fields?: Record<string, string>; name?: string },
]

/** Hands a result file in over HTTP; the answer as it comes. */
export async function handInResult(
  world: World,
  ...[user, competitionId, content = rightResult, { key, fields = {}, name = 'result.csv' } = {}]: Hand
) {
  const body = multipart(fields, [{ field: 'file', name, content }])
  return world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competitionId}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers, ...(key ? { 'idempotency-key': key } : {}) },
  })
}

/** Handing in and scoring in the one world of a test file, once there is one. */
export const resultCalls = (world: () => World) => ({
  hand: (...hand: Hand) => handInResult(world(), ...hand),
  scoreNow: (id: number, inWorld = world()) => runScoring(inWorld, scoreFile, id),
})

/** What the only team of a round has spent. */
export const quotaOf = (world: World, scheduleId: number) =>
  world.db
    .selectFrom('quota_day')
    .select(['accepted', 'failed'])
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirst()
