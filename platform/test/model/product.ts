import { sql } from 'kysely'
import { Failure } from '../../src/base/contract/failure.ts'
import type { Tx } from '../../src/base/database/tables.ts'
import type { ScoringSetting } from '../../src/features/scoring/evaluation/schema.ts'
import { settingOf } from '../../src/features/scoring/evaluation/server/setting.ts'
import { startRescore } from '../../src/features/scoring/rescoring/server/commands/start-rescore.ts'
import { switchRescore } from '../../src/features/scoring/rescoring/server/commands/switch-rescore.ts'
import { adjustScore } from '../../src/features/scoring/submissions/server/commands/adjust-score.ts'
import { cancelSubmission } from '../../src/features/scoring/submissions/server/commands/cancel-submission.ts'
import { setVoid } from '../../src/features/scoring/submissions/server/commands/set-void.ts'
import {
  settleSubmission,
  type Settlement,
} from '../../src/features/scoring/submissions/server/commands/settle-submission.ts'
import { answerRequest } from '../../src/features/competing/teams/server/commands/answer-request.ts'
import { askTeam } from '../../src/features/competing/teams/server/commands/ask-team.ts'
import { banTeam } from '../../src/features/integrity/findings/server/commands/ban-team.ts'
import { dissolveTeam } from '../../src/features/competing/teams/server/commands/dissolve-team.ts'
import { removeMember } from '../../src/features/competing/teams/server/commands/remove-member.ts'
import { transferCaptain } from '../../src/features/competing/teams/server/commands/transfer-captain.ts'
import { unbanTeam } from '../../src/features/integrity/findings/server/commands/unban-team.ts'
import { withdrawRequest } from '../../src/features/competing/teams/server/commands/withdraw-request.ts'
import { enter, makeCompetition, type TestUser } from '../factories.ts'
import { handIn } from '../teams.ts'
import type { World } from '../world.ts'
import { changesMetric, chosenList, chosenRequest, chosenSubmission, newScore } from './choose.ts'
import { plan, type Model, type Rule } from './state.ts'
import type { Step } from './steps.ts'

const start = Date.parse('2026-11-20T04:00:00.000Z')
const at = (milliseconds: number) => new Date(start + milliseconds)
const hashes = { submissionSha256: 's', answerSha256: 'a', scorerHash: 'h' }

/** A competition of the product, played by the same people as the model's. */
export async function open(world: World, people: readonly TestUser[], rule: Rule) {
  world.setNow(at(0))
  const { mode, direction } = rule
  const competition = await makeCompetition(world, {
    competition: { team_size_max: plan.sizeMax, start_at: at(0), end_at: at(plan.end) },
    schedule: {
      direction,
      list_b_mode: mode,
      max_submit_count: plan.perDay,
      max_error_submit_count: plan.failedPerDay,
      start_at: at(0),
      end_at: at(plan.end),
      list_a_start: at(plan.listA[0]),
      list_a_end: at(plan.listA[1]),
      list_b_start: at(plan.listB[0]),
      list_b_end: at(plan.listB[1]),
    },
  })
  return { world, people, competition, turn: 0 }
}
export type Product = Awaited<ReturnType<typeof open>>

/** Does a step with the product's own commands; false when it was refused with a reason. Answers what was made. */
export async function take(product: Product, before: Model, step: Step): Promise<{ id?: number } | false> {
  try {
    return (await act(product, before, step)) ?? {}
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function act(product: Product, m: Model, step: Step): Promise<{ id: number } | undefined | false> {
  const { world, people, competition } = product
  const person = (n: number) => people[n] as TestUser
  const write = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
  const userId = person(step.who).id
  const now = world.clock.now()
  const teamId = m.seats[step.who]?.id ?? 0
  const reason = `${++product.turn}`
  const staff = { userId, address: '', reason, now }
  const by = { actor: { userId, address: null }, reason, now }
  const submissionId = chosenSubmission(m, step)?.id ?? 0
  const chosen = chosenRequest(m, step)
  const request = { requestId: chosen?.id ?? 0, teamId: chosen?.into.id ?? 0, userId, now }
  const settle = (settlement: Settlement) =>
    write(async tx => ((await settleSubmission(tx, submissionId, settlement, now)) ? undefined : false))
  const fail = (fault: 'file' | 'platform') =>
    settle({ state: 'failed', fault, code: 'x', issues: [], log: [] })

  if (/^(score|fileFault|platformFault|cancel|void|restore|adjust|unadjust)$/.test(step.do) && !submissionId)
    return false
  switch (step.do) {
    case 'signUp':
      return { id: (await enter(world, competition.id, person(step.who))).teamId }
    case 'dissolve':
      return void (await write(tx => dissolveTeam(tx, { teamId, userId, address: '', now })))
    case 'ask': {
      const kind = step.pick % 2 === 0 ? 'join' : 'merge'
      const into = { kind, teamId: m.seats[step.whom]?.id ?? 0, competitionId: competition.id } as const
      return write(tx => askTeam(tx, { ...into, userId, message: 'x', now }))
    }
    case 'accept':
    case 'deny':
      return void (await write(tx => answerRequest(tx, { ...request, action: step.do as 'accept' })))
    case 'withdraw':
      return void (await write(tx => withdrawRequest(tx, request)))
    case 'transfer':
      return void (await write(tx =>
        transferCaptain(tx, { teamId, captainId: person(step.whom).id, userId, now }),
      ))
    case 'remove':
    case 'quit': {
      const memberId = step.do === 'quit' ? userId : person(step.whom).id
      // To remove oneself is to quit.
      if (step.do === 'remove' && memberId === userId) return false
      await write(tx => removeMember(tx, { teamId, memberId, userId, now }))
      return teamOf(product, memberId)
    }
    case 'submit':
      return { id: await handIn(world, competition.id, person(step.who)) }
    case 'score': {
      const list = chosenSubmission(m, step)?.list ?? 'A'
      const first = { board: list, score: list === 'A' ? step.a : step.b, ...hashes }
      const isBoth = m.rule.mode === 'split'
      const scores = isBoth ? [first, { board: 'B' as const, score: step.b, ...hashes }] : [first]
      return settle({ state: 'scored', rows: 1, log: [], scores })
    }
    case 'fileFault':
      return fail('file')
    case 'platformFault':
      return fail('platform')
    case 'cancel':
      return void (await write(tx => cancelSubmission(tx, submissionId, now)))
    case 'void':
    case 'restore':
      return void (await write(tx => setVoid(tx, { submissionId, isVoid: step.do === 'void', ...by })))
    case 'adjust':
    case 'unadjust': {
      const score = step.do === 'adjust' ? step.a : null
      return void (await write(tx =>
        adjustScore(tx, { submissionId, board: chosenList(step), score, ...by }),
      ))
    }
    case 'ban':
      return void (await write(tx => banTeam(tx, { ...staff, teamId: m.seats[step.whom]?.id ?? 0 })))
    case 'unban':
      return void (await write(tx => unbanTeam(tx, { ...staff, teamId: m.seats[step.whom]?.id ?? 0 })))
    case 'rescore':
      return void (await write(tx => rescore(tx, product, m, step, by)))
    case 'clock':
      return undefined
  }
}

const teamOf = ({ world, competition }: Product, userId: number) =>
  world.db
    .selectFrom('team_member')
    .select('team_id as id')
    .where('competition_id', '=', competition.id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

type By = Pick<Parameters<typeof startRescore>[1], 'actor' | 'reason' | 'now'>

/** Scores the round again: the scorer's work is done by hand, all else by the product. */
async function rescore(tx: Tx, { competition }: Product, m: Model, step: Step, by: By): Promise<void> {
  const answers = { A: undefined, B: undefined }
  const rescoreId = await startRescore(tx, {
    scheduleId: competition.scheduleId,
    answers,
    evaluation: changesMetric(step) ? await turned(tx, competition.scheduleId) : null,
    ...by,
  })
  for (const one of m.submissions.filter(({ state }) => state === 'scored')) {
    const score = (list: 'A' | 'B') => (one.scores[list] === null ? null : newScore(one.id, step))
    await sql`
      update rescore_result set state = 'scored', score_a = ${score('A')}, score_b = ${score('B')},
        submission_sha256 = 's', answer_sha256 = 'a', scorer_hash = 'h2', computed_at = ${by.now}
      where rescore_id = ${rescoreId} and submission_id = ${one.id}`.execute(tx)
  }
  const { behind } = await switchRescore(tx, {
    rescoreId,
    voidFailed: false,
    ...(changesMetric(step) ? { adjustments: 'drop' as const } : {}),
    ...by,
  })
  if (behind > 0) throw new Error(`${behind} submissions had no new score`)
}

/** A metric of which the other way is better. */
async function turned(tx: Tx, scheduleId: number): Promise<ScoringSetting> {
  const row = await tx
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const setting = settingOf(row)
  if (!setting) throw new Error('the round has no setting')
  const direction = row.direction === 'maximize' ? ('minimize' as const) : ('maximize' as const)
  return { ...setting, metric: { kind: 'sql', sql: 'select 1', direction } }
}

export const moveTo = ({ world }: Product, m: Model) => world.setNow(at(m.now))
