import { schedulesOf } from '../src/features/competing/schedules/server/schedules.ts'
import { acceptSubmission } from '../src/features/scoring/submissions/server/commands/accept-submission.ts'
import { settleSubmission } from '../src/features/scoring/submissions/server/commands/settle-submission.ts'
import type { NamedFile } from '../src/features/scoring/submissions/server/commands/queue-submission.ts'
import { answerRequest } from '../src/features/competing/teams/server/commands/answer-request.ts'
import { askTeam } from '../src/features/competing/teams/server/commands/ask-team.ts'
import { ask } from './ask.ts'
import { enter, makeUser, type Place, type TestUser } from './factories.ts'
import type { World } from './world.ts'

/** What a ladder steps by. */
type Spread = { leaveOut: number[]; rows: number }
export type TestTeam = { id: number; competitionId: number; name: string; captain: TestUser }

export async function makeTeam(world: Place, competitionId: number, name?: string): Promise<TestTeam> {
  const captain = await makeUser(world)
  // A team is called as its captain is, or as near to it as is free in the competition.
  const { teamId: id, teamName } = await enter(world, competitionId, {
    ...captain,
    name: name ?? captain.name,
  })
  return { id, competitionId, name: teamName, captain }
}

/** Somebody new signs up, asks the team and is taken in, by the product's own commands. */
export async function joinTeam(world: World, team: TestTeam): Promise<TestUser> {
  const user = await makeUser(world)
  const { teamId } = await enter(world, team.competitionId, user)
  await merge(world, {
    from: { id: teamId, captain: user, competitionId: team.competitionId, name: user.name },
    into: team,
  })
  return user
}

/** One team goes over into another, by request and answer. */
export async function merge(world: World, { from, into }: { from: TestTeam; into: TestTeam }): Promise<void> {
  await world.db.transaction().execute(async tx => {
    const now = world.clock.now()
    const { id } = await askTeam(tx, {
      kind: 'merge',
      teamId: into.id,
      competitionId: into.competitionId,
      userId: from.captain.id,
      message: '一起吧',
      now,
    })
    await answerRequest(tx, {
      requestId: id,
      teamId: into.id,
      userId: into.captain.id,
      action: 'accept',
      now,
    })
  })
}

/**
 * Hands a file in for a competition's first round; with a score, which is null where list A has none, it is settled at
 * once. Answers the submission's id.
 */
export async function handIn(
  world: World,
  competitionId: number,
  user: TestUser,
  given: {
    score?: number | null
    scoreB?: number
    at?: Date
    file?: NamedFile
    subRank?: string
    spread?: Spread
  } = {},
): Promise<number> {
  const { db } = world
  const receivedAt = given.at ?? world.clock.now()
  const competition = await db
    .selectFrom('competition')
    .selectAll()
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow()
  const [schedule] = await schedulesOf(db, competitionId)
  if (!schedule) throw new Error('no schedule')
  const { id } = await db.transaction().execute(tx =>
    acceptSubmission(tx, {
      competition,
      schedule,
      userId: user.id,
      isMobile: false,
      subRank: given.subRank ?? '',
      note: '',
      file: given.file ?? { key: 'k', sha256: 's', size: 1, name: 'r.csv' },
      processFiles: [],
      at: receivedAt,
    }),
  )
  if (given.score !== undefined) await settle(world, id, given.score, given.scoreB, given.spread)
  return id
}

export async function settle(
  world: World,
  id: number,
  score: number | null,
  scoreB?: number,
  spread?: Spread,
): Promise<void> {
  const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }
  const scores = [
    ...(score === null ? [] : [{ board: 'A' as const, score, spread: spread ?? null, ...hashes }]),
    ...(scoreB === undefined ? [] : [{ board: 'B' as const, score: scoreB, ...hashes }]),
  ]
  await world.db
    .transaction()
    .execute(tx => settleSubmission(tx, id, { state: 'scored', rows: 1, log: [], scores }, world.clock.now()))
}

/** Asks to join or to merge over HTTP and answers the request's id. */
export async function request(
  world: World,
  into: TestTeam,
  as: TestUser,
  way: 'requests' | 'merges' = 'requests',
): Promise<number> {
  const answer = await ask(world, `POST /api/teams/v2/${into.id}/${way}`, {
    as,
    body: { message: '一起吧', cmptId: into.competitionId },
  })
  if (answer.status !== 200) throw new Error(`the request was refused: ${answer.errno}`)
  return answer.data.id
}

/** Captain and members, by their ids; the captain first. */
export async function peopleOf(world: World, teamId: number): Promise<{ captain: number[]; all: number[] }> {
  const rows = await world.db
    .selectFrom('team_member')
    .select(['user_id', 'role'])
    .where('team_id', '=', teamId)
    .orderBy('user_id')
    .execute()
  return {
    captain: rows.filter(row => row.role === 'captain').map(row => row.user_id),
    all: rows.map(row => row.user_id),
  }
}
