import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { instant } from '../../../base/contract/call.ts'
import { profileFields } from '../../people/profiles/details.rules.ts'

export const submissionStates = ['uploaded', 'queued', 'running', 'scored', 'failed', 'cancelled'] as const

/** One wrong place in a file: its words are in the reader's language. */
const fileIssue = z.object({
  code: z.string(),
  line: z.number().nullable(),
  column: z.string().nullable(),
  expected: z.string().nullable(),
  found: z.string().nullable(),
  message: z.string(),
})

export const submission = z.object({
  id: z.number(),
  competitionId: z.number(),
  schedule_id: z.number(),
  subRank: z.string(),
  list: z.enum(['A', 'B']),
  state: z.enum(submissionStates),
  progress: z.number(),
  /** How many are scored before it; null when it is not waiting. */
  queuePosition: z.number().nullable(),
  fileName: z.string(),
  size: z.number(),
  sha256: z.string(),
  note: z.string(),
  receivedAt: instant(),
  finishedAt: instant().nullable(),
  user: z.object({ id: z.number(), name: z.string() }),
  /** Rounded to the board's precision; null until scored, and for list B until it is revealed. */
  score: z.string().nullable(),
  scoreB: z.string().nullable(),
  isBest: z.boolean(),
  isCandidate: z.boolean(),
  /** Whether its tick for the final list can be changed now, and if not why; null where the round asks for none. */
  candidate: ability.nullable(),
  /** Taken off the boards by the organiser. */
  voided: z.object({ at: instant(), reason: z.string() }).nullable(),
  /** Its score was set by the organiser's hand. */
  isAdjusted: z.boolean(),
  fault: z
    .object({
      of: z.enum(['file', 'scorer', 'platform']),
      code: z.string(),
      message: z.string(),
      issues: z.array(fileIssue),
    })
    .nullable(),
  /** Likely mistakes in a file that was scored. */
  warnings: z.array(fileIssue),
  /** What has become of it so far, oldest first. */
  events: z.array(z.object({ at: instant(), state: z.enum(submissionStates) })),
  /** What the scorer said of it. What a metric died of may quote the answers: only the organiser reads that. */
  log: z.array(z.string()),
  /** Handed in beside the result. */
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number() })),
})

/** How a score compares with the best that its team had. */
export const changes = ['first', 'better', 'same', 'worse'] as const

/** What a score did for its own team on list A: the board as it stands, with it and without it, by what it shows. */
export const outcome = z.object({
  change: z.enum(changes),
  /** Between the score and the best before, without a sign; null for a first one. */
  difference: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** What the board shows of the team now; null where it is not on it. */
  best: z.string().nullable(),
  rankBefore: z.number().nullable(),
  rank: z.number().nullable(),
  /** Teams with a rank. */
  total: z.number(),
  /** Between what the board shows of the team and of the one before it; null for the first. */
  gapToNext: z.string().nullable(),
  /** How often the team may still hand in today. */
  left: z.number(),
})

/** Null for whom it is not: other teams, and what has no score on list A or is void. */
export const submissionWithOutcome = submission.extend({ outcome: outcome.nullable() })

export const blockingReason = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.string().nullable(),
  /** What of the profile is empty, each with where it is filled in. */
  missing: z.array(z.object({ field: z.enum(profileFields), hint: z.string() })),
})

export const fileDescription = z.object({
  idColumn: z.string(),
  /** `known`: the labels of list A's answers, where they are few. */
  columns: z.array(
    z.object({ name: z.string(), kind: z.string(), known: z.array(z.string()).readonly().nullable() }),
  ),
  formats: z.array(z.string()),
  maxBytes: z.number(),
  expectedRows: z.number().nullable(),
  /** Where the reader may download the sample submission of the round. */
  sample: z.string().nullable(),
})

export const quota = z.object({
  /** Accepted submissions of the team, and of this member, on the competition's present day; limits include `extra`. */
  teamUsed: z.number(),
  selfUsed: z.number(),
  limit: z.number(),
  failedUsed: z.number(),
  failedLimit: z.number().nullable(),
  /** How many more the organiser gave this team for the day. */
  extra: z.number(),
  resetAt: instant(),
})

/** What of the team stands for the final list of a split round. */
export const finalChoice = z.object({
  /** How many may be ticked on each board. */
  most: z.number(),
  /** From this instant on ticks stay as they are. */
  until: instant(),
  isOver: z.boolean(),
  isRevealed: z.boolean(),
  boards: z.array(
    z.object({
      subRank: z.string(),
      ticked: z.number(),
      /** Those that count as things stand, best on list A first; null while a ladder keeps that order to itself. */
      counting: z
        .array(z.object({ id: z.number(), fileName: z.string(), receivedAt: instant(), score: z.string() }))
        .nullable(),
      /** Which of them the team's place on list B is by; null until the reveal. */
      placing: z.number().nullable(),
    }),
  ),
})

export const submits = z.object({
  scheduleId: z.number().nullable(),
  /** The sub-rank board that `history` is of; empty where the round has one board. */
  type: z.string(),
  openList: z.enum(['A', 'B']).nullable(),
  /** While no list is open: what closed last, and what opens next. */
  pause: z.object({ closedAt: instant().nullable(), opensAt: instant().nullable() }).nullable(),
  blocking: z.array(blockingReason),
  quota: quota.nullable(),
  file: fileDescription.nullable(),
  total: z.number(),
  page: z.number(),
  perSize: z.number(),
  list: z.array(submission),
  history: z.array(z.object({ at: instant(), score: z.number(), best: z.number() })),
  /** Null where a round asks for no choice. */
  finalChoice: finalChoice.nullable(),
  'code-submit': z.boolean(),
})
