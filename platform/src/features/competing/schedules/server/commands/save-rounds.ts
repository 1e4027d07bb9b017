import { sql } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockCompetition } from '../../../competitions/server/public.ts'
import { bothAt, requireWritten } from '../../../../../base/http/require-written.ts'
import { listChangesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import type { Round } from '../../rounds.contract.ts'
import { roundFaults } from '../../round-faults.ts'
import { keptBoards } from '../../boards.ts'
import { planProblems } from '../../rules.ts'
import { readRounds, usesOf, type Uses } from '../rounds.ts'

type Save = { id: number; value: { rounds: Round[] }; tag: string; actor: Actor; now: Date }

/**
 * Saves all rounds of a competition together: only so can two of them change places in time. What is impossible, and
 * what would take the ground from under submissions, is told all at once.
 */
export async function saveRounds(tx: Tx, { id, value, tag, actor, now }: Save): Promise<{ rounds: Round[] }> {
  const competition = await lockCompetition(tx, id)
  const before = await readRounds(tx, id)
  requireWritten(
    competition.languages,
    value.rounds.flatMap((round, index) =>
      round.subRanks.map((board, at) => bothAt(pathOf(index, `subRanks.${at}`), board)),
    ),
  )
  requireUnchanged(before, tag)
  const known = new Map(before.rounds.map(round => [round.id, round]))
  const given = value.rounds.flatMap(round => (round.id === null ? [] : [round.id]))
  if (given.some(one => !known.has(one)) || new Set(given).size < given.length)
    throw new Failure(roundFaults.noRound)

  const problems = planProblems(value.rounds.map(planned), {
    startAt: competition.start_at,
    endAt: competition.end_at,
  })
  if (problems.length > 0)
    throw new Failure(roundFaults.impossible, {
      issues: problems.map(({ round, field, code }) => ({ path: pathOf(round, field), code })),
    })
  const held = heldBack(value.rounds, before.rounds, await usesOf(tx, id))
  if (held.length > 0) throw new Failure(roundFaults.inUse, { issues: held })

  await sql`set constraints schedule_sort, schedule_rounds_apart deferred`.execute(tx)
  const gone = before.rounds.flatMap(round =>
    round.id === null || given.includes(round.id) ? [] : [round.id],
  )
  if (gone.length > 0) await removeRounds(tx, gone)
  const inOrder = value.rounds.toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
  for (const [sort, round] of inOrder.entries()) await writeRound(tx, id, sort, round)

  const after = await readRounds(tx, id)
  await audit(
    tx,
    actor,
    {
      action: 'competition.rounds',
      subject: 'competition',
      subjectId: id,
      detail: listChangesOf(before.rounds, after.rounds, round => String(round.id)),
    },
    now,
  )
  return after
}

async function removeRounds(tx: Tx, ids: number[]): Promise<void> {
  await tx
    .deleteFrom('schedule')
    .where('id', 'in', ids)
    .execute()
    .catch((error: { code?: string }) => {
      // A submission came in between.
      throw error.code === '23503' ? new Failure(roundFaults.inUse) : error
    })
}

const pathOf = (round: number, field: string) => `body.value.rounds.${round}.${field}`

const date = (text: string | null) => (text === null ? null : new Date(text))

const planned = (round: Round) => ({
  startAt: new Date(round.startAt),
  endAt: new Date(round.endAt),
  listAStart: new Date(round.listAStart),
  listAEnd: new Date(round.listAEnd),
  listBMode: round.listBMode,
  listBStart: date(round.listBStart),
  listBEnd: date(round.listBEnd),
  subRanks: round.subRanks,
})

/** Changes that submissions and teams of a round do not allow. */
function heldBack(
  next: readonly Round[],
  before: readonly Round[],
  uses: ReadonlyMap<number, Uses>,
): Issue[] {
  const issues: Issue[] = []
  for (const was of before) {
    const use = was.id === null ? undefined : uses.get(was.id)
    if (!use) continue
    const index = next.findIndex(round => round.id === was.id)
    const is = next[index]
    if (!is) {
      if (use.isSubmittedTo || use.hasTeams) issues.push({ path: 'body.value.rounds', code: 'round_in_use' })
      continue
    }
    if (use.isSubmittedTo && is.listBMode !== was.listBMode)
      issues.push({ path: pathOf(index, 'listBMode'), code: 'list_b_mode_in_use' })
    if (use.isSubmittedTo && is.ladder !== was.ladder)
      issues.push({ path: pathOf(index, 'ladder'), code: 'ladder_in_use' })
    issues.push(...heldByReveal(is, was, use).map(([field, code]) => ({ path: pathOf(index, field), code })))
    const boards = is.subRanks.length === 0 ? [''] : is.subRanks.map(board => board.key)
    if (use.subRanks.some(name => !boards.includes(name)))
      issues.push({ path: pathOf(index, 'subRanks'), code: 'sub_rank_in_use' })
  }
  return issues
}

const windows = ['listAStart', 'listAEnd', 'listBStart', 'listBEnd'] as const

/**
 * Whoever has seen list B must not submit to it: the windows of a revealed round stay as they are. Those of a planned
 * reveal end before it, or it would never come.
 */
function heldByReveal(
  is: Round,
  was: Round,
  { revealedAt, revealPlannedAt }: Uses,
): [(typeof windows)[number], string][] {
  if (revealedAt !== null)
    return windows.filter(field => is[field] !== was[field]).map(field => [field, 'window_revealed'])
  const field = is.listBMode === 'window' ? 'listBEnd' : 'listAEnd'
  const end = is[field]
  return revealPlannedAt !== null && end !== null && new Date(end) > revealPlannedAt
    ? [[field, 'after_planned_reveal']]
    : []
}

async function writeRound(tx: Tx, competitionId: number, sort: number, round: Round): Promise<void> {
  const plan = planned(round)
  const boards = keptBoards(round.subRanks)
  const values = {
    sort,
    title_zh: round.titleZh,
    title_en: round.titleEn,
    start_at: plan.startAt,
    end_at: plan.endAt,
    list_a_start: plan.listAStart,
    list_a_end: plan.listAEnd,
    list_b_mode: plan.listBMode,
    list_b_start: plan.listBStart,
    list_b_end: plan.listBEnd,
    max_submit_count: round.maxSubmitCount,
    max_error_submit_count: round.maxErrorSubmitCount,
    sub_ranks: boards.subRanks,
    sub_rank_names: json(boards.subRankNames),
    precision: round.precision,
    ladder: round.ladder,
    max_bytes: round.maxBytes,
  }
  if (round.id === null)
    await tx
      .insertInto('schedule')
      .values({
        competition_id: competitionId,
        metric_key: null,
        metric_sql: null,
        file_description: null,
        revealed_at: null,
        ...values,
      })
      .execute()
  else await tx.updateTable('schedule').set(values).where('id', '=', round.id).execute()
}
