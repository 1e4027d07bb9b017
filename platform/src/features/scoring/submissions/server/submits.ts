import { sql } from 'kysely'
import type { z } from 'zod'
import { messageOf } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { lacksNothing, requirementsOf } from '../../../people/onboarding/requirements.rules.ts'
import { lacksOf } from '../../../people/onboarding/server/public.ts'
import { registrationOf } from '../../../competing/registrations/server/public.ts'
import type { EntryField } from '../../../competing/competitions/entry-form.ts'
import { openList, pauseAt, takesOnlyCode } from '../../../competing/schedules/rules.ts'
import type { Schedule } from '../../../competing/schedules/server/public.ts'
import { holdsLabels } from '../../../engine/scorer/file-rules.ts'
import type { AttachedTeam } from '../../../competing/teams/server/public.ts'
import { bestSoFar } from '../counting.rules.ts'
import { blockingReasons } from '../rules.ts'
import type { submits } from '../schema.ts'
import { finalChoiceOf, type OwnScored } from './final-choice.ts'
import { quotaOf, unused } from './quota.ts'
import { submissionsById } from './views.ts'
import { answersOf } from '../../evaluation/server/public.ts'

/** More points than a chart can show apart. */
const mostPoints = 1_000

type Ask = {
  competition: {
    id: number
    type: string
    zone: string
    block_mobile_upload: boolean
    requirements: readonly string[] | null
    reward_value: string | null
    agreement_version: number
    entry_fields: EntryField[]
  }
  schedule: Schedule | undefined
  /** The board whose scores are told as a history: those of different boards do not compare. */
  subRank: string
  team: AttachedTeam | null
  userId: number | null
  isMobile: boolean
  mayReadB: boolean
  /** Where this reader gets the sample submission of the round, if they may. */
  sample: string | null
  page: number
  perSize: number
  lang: Lang
  now: Date
}

/** The submission page: may a file be handed in now and if not why, the quota, what the file must hold, and the team's history. */
export async function submitsPart(db: Db, ask: Ask): Promise<z.input<typeof submits>> {
  const { schedule, team, userId, competition, now } = ask
  const head = { page: ask.page, perSize: ask.perSize, 'code-submit': competition.type === 'solution' }
  if (!schedule)
    return {
      ...head,
      scheduleId: null,
      type: '',
      openList: null,
      pause: null,
      blocking: [],
      quota: null,
      file: null,
      total: 0,
      list: [],
      history: [],
      finalChoice: null,
    }
  const [registration, quota, lacks, own, labels] = await Promise.all([
    userId === null ? null : registrationOf(db, competition.id, userId),
    // What counts files says nothing where none is taken.
    team && userId !== null && !takesOnlyCode(competition, schedule)
      ? quotaOf(db, { teamId: team.id, userId, zone: competition.zone, now, schedule })
      : null,
    userId === null ? lacksNothing : lacksOf(db, userId, requirementsOf(competition)),
    team ? teamHistory(db, ask, team.id, schedule) : { total: 0, list: [], history: [], finalChoice: null },
    schedule.fileDescription?.columns.some(column => holdsLabels(column.kind))
      ? labelsOf(db, schedule.id)
      : {},
  ])
  const reasons = blockingReasons({
    now,
    isMobile: ask.isMobile,
    competition: {
      id: competition.id,
      zone: competition.zone,
      blockMobileUpload: competition.block_mobile_upload,
      agreementVersion: competition.agreement_version,
      entryFields: competition.entry_fields,
    },
    schedule,
    registration,
    team,
    used: quota ? { accepted: quota.teamUsed, failed: quota.failedUsed, extra: quota.extra } : unused,
    lacks,
  })
  return {
    ...head,
    scheduleId: schedule.id,
    type: ask.subRank,
    openList: openList(schedule, now) ?? null,
    pause: pauseAt(schedule, now) ?? null,
    blocking: reasons.map(({ fault, hint, missing }) => ({
      code: fault.code,
      message: messageOf(fault, ask.lang),
      hint,
      missing,
    })),
    quota,
    file: describeFile(schedule, labels, ask.sample),
    ...own,
  }
}

/** The labels of list A's answers, by column; none of columns that have many. */
async function labelsOf(db: Db, scheduleId: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const answers = await answersOf(db, { roundId: scheduleId, list: 'A' })
  return answers?.labels ?? {}
}

function describeFile(
  schedule: Schedule,
  labels: Readonly<Record<string, readonly string[]>>,
  sample: string | null,
) {
  const file = schedule.fileDescription
  if (!file) return null
  return {
    idColumn: file.idColumn.name,
    columns: file.columns.map(({ name, kind }) => ({
      name,
      kind,
      known: labels[name] ?? null,
    })),
    formats: [...file.formats],
    maxBytes: schedule.maxBytes,
    expectedRows: file.expectedRows ?? null,
    sample,
  }
}

async function teamHistory(db: Db, ask: Ask, teamId: number, schedule: Schedule) {
  const own = db.selectFrom('submission').where('team_id', '=', teamId).where('schedule_id', '=', schedule.id)
  const [{ total, ids }, scored] = await Promise.all([
    own
      .select(eb => [
        eb.fn.countAll<number>().as('total'),
        sql<number[]>`array${own
          .select(sql`id::float8`.as('id'))
          .orderBy('id', 'desc')
          .limit(ask.perSize)
          .offset((ask.page - 1) * ask.perSize)}`.as('ids'),
      ])
      .executeTakeFirstOrThrow(),
    ownScored(db, { teamId, scheduleId: schedule.id, mayReadB: ask.mayReadB }),
  ])
  const list = await submissionsById(db, ids, { lang: ask.lang, now: ask.now, mayReadB: ask.mayReadB })
  const ofBoard = scored.filter(one => one.subRank === ask.subRank)
  const points = ofBoard.slice(0, mostPoints).map(one => ({ at: one.receivedAt, score: one.shownA }))
  return {
    total,
    list,
    history: bestSoFar(points, schedule.direction),
    finalChoice: finalChoiceOf(scored, { schedule, mayReadB: ask.mayReadB, now: ask.now }),
  }
}

/** What of a team counts in a round, oldest first: as many as its quota let it hand in. */
async function ownScored(
  db: Db,
  of: { teamId: number; scheduleId: number; mayReadB: boolean },
): Promise<OwnScored[]> {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .leftJoin('submission_score as b', join =>
      join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B').on(sql.lit(of.mayReadB)),
    )
    .where('s.team_id', '=', of.teamId)
    .where('s.schedule_id', '=', of.scheduleId)
    .where('s.state', '=', 'scored')
    .where('s.voided_at', 'is', null)
    .orderBy('s.received_at')
    .select([
      's.id',
      's.received_at as receivedAt',
      's.list',
      's.is_candidate as isCandidate',
      's.sub_rank as subRank',
      's.file_name as fileName',
      'a.shown_score as shownA',
      sql<number>`coalesce(a.adjusted_score, a.score)`.as('scoreA'),
      'b.shown_score as scoreB',
    ])
    .execute()
  return rows
}
