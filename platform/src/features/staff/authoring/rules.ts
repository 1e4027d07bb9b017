import type { Localized } from '../../../base/web/language.ts'
import { isWritten, type TextLanguages } from '../../../base/web/text-languages.ts'
import { longestTitle } from '../../competing/competitions/authored-rules.ts'
import type { CompetitionState } from '../../competing/competitions/rules.ts'
import { stateOf } from '../../competing/competitions/rules.ts'

/** Where a competition stands for its organisers: before visitors know of it, and then by time. */
export type AuthoringState = 'draft' | 'scheduled' | CompetitionState

export function authoringState(
  competition: { publishedAt: Date | null; startAt: Date; endAt: Date; isOpenSignup: boolean },
  now: Date,
): AuthoringState {
  if (competition.publishedAt === null) return 'draft'
  if (competition.publishedAt > now) return 'scheduled'
  return stateOf(competition, now)
}

/** What the copy of a competition is called at first: the end of a long title gives way to what tells them apart. */
export const copyTitle = (title: string, mark: string): string =>
  title && title.slice(0, longestTitle - mark.length) + mark

export const authoringStates = [
  'draft',
  'scheduled',
  'not_started',
  'can_signup',
  'in_service',
  'out_service',
] as const satisfies readonly AuthoringState[]

/** What the checklist looks at. */
export type Completeness = {
  type: 'computing' | 'solution'
  languages: TextLanguages
  summary: Localized
  texts: { overview: Localized; evaluation: Localized; rules: Localized; prizes: Localized }
  agreement: Localized
  cover: string | null
  tags: number
  organisations: number
  datasets: number
  faq: number
  rounds: readonly {
    sort: number
    hasMetric: boolean
    hasFile: boolean
    /** Answers that each list needs and has. */
    answers: { A: boolean; B: boolean | null }
    /** Whether these answers were proven for this metric; `none` when they are first published is made good then. */
    proof: 'sound' | 'unsound' | 'none'
    startAt: Date
  }[]
}

export type CheckKey =
  | 'summary'
  | 'overview'
  | 'agreement'
  | 'rounds'
  | 'metric'
  | 'file'
  | 'answers'
  | 'proof'
  | 'evaluation'
  | 'rules'
  | 'prizes'
  | 'cover'
  | 'tags'
  | 'organisations'
  | 'datasets'
  | 'faq'

/** The pages on which what is missing is filled in. */
export const checkPages = ['basics', 'texts', 'agreement', 'rounds', 'scoring', 'data', 'faq'] as const
export type Check = {
  key: CheckKey
  isDone: boolean
  /** Publishing waits for it. */
  isNeeded: boolean
  /** The round that it is about. */
  round: number | null
  /** The page of the administration that mends it, below the competition's. */
  page: (typeof checkPages)[number]
}

/**
 * Everything a competition needs before it can be published, and what visitors would miss. Answers that are not proven
 * yet hold nobody up before publishing, which proves them first and then demands it.
 */
export function checklist(has: Completeness, now: Date, proofs: 'awaited' | 'demanded' = 'awaited'): Check[] {
  const check = (
    key: CheckKey,
    isDone: boolean,
    page: Check['page'],
    more: { isNeeded?: boolean; round?: number } = {},
  ): Check => ({ key, isDone, isNeeded: more.isNeeded ?? false, round: more.round ?? null, page })
  const needed = { isNeeded: true }
  const written = (text: Localized) => isWritten(text, has.languages)
  // Files of a solution contest are judged by people.
  const isScored = has.type === 'computing'
  return [
    check('summary', written(has.summary), 'basics', needed),
    check('overview', written(has.texts.overview), 'texts', needed),
    check('agreement', written(has.agreement), 'agreement', needed),
    check('rounds', has.rounds.length > 0, 'rounds', needed),
    ...(isScored ? has.rounds : []).flatMap(({ sort, hasMetric, hasFile, answers, proof, startAt }) => {
      // A later round may be announced before its answers exist; one that has begun cannot do without.
      const round = { round: sort, isNeeded: startAt <= now }
      return [
        check('metric', hasMetric, 'scoring', round),
        check('file', hasFile, 'scoring', round),
        check('answers', answers.A && answers.B !== false, 'scoring', round),
        check('proof', proof === 'sound', 'scoring', {
          ...round,
          isNeeded: proof === 'none' ? round.isNeeded && proofs === 'demanded' : answers.A,
        }),
      ]
    }),
    check('evaluation', written(has.texts.evaluation), 'texts'),
    check('rules', written(has.texts.rules), 'texts'),
    check('prizes', written(has.texts.prizes), 'texts'),
    check('cover', has.cover !== null, 'basics'),
    check('tags', has.tags > 0, 'basics'),
    check('organisations', has.organisations > 0, 'basics'),
    check('datasets', has.datasets > 0, 'data'),
    check('faq', has.faq > 0, 'faq'),
  ]
}

export const mayPublish = (checks: readonly Check[]): boolean =>
  checks.every(check => check.isDone || !check.isNeeded)

/** What to do next: fill in what is missing, publish, or settle what waits. */
export type NextStep =
  | { kind: 'fill'; check: CheckKey; round: number | null; page: Check['page'] }
  | { kind: 'publish' }
  | { kind: 'settle'; page: string; text: string }

const mostSteps = 3

/**
 * What those who run a competition do next, the most urgent first: what publishing lacks, the publishing itself, what
 * waits for them, and only then what visitors would miss. Of one that is over only what waits.
 */
export function nextSteps({
  state,
  checks,
  waiting,
}: {
  state: AuthoringState
  checks: readonly Check[]
  /** Without a page of its own it says what the checks say better. */
  waiting: readonly { page: string; text: string; only?: 'menu' | 'steps' | undefined }[]
}): NextStep[] {
  const lacking = (isNeeded: boolean) =>
    checks
      .filter(check => !check.isDone && check.isNeeded === isNeeded)
      .map(({ key, round, page }) => ({ kind: 'fill', check: key, round, page }) as const)
  const settle = waiting
    .filter(({ page, only }) => page !== '' && only !== 'menu')
    .map(({ page, text }) => ({ kind: 'settle', page, text }) as const)
  const publish = state === 'draft' && mayPublish(checks) ? [{ kind: 'publish' } as const] : []
  const steps =
    state === 'out_service' ? settle : [...lacking(true), ...publish, ...settle, ...lacking(false)]
  return steps.slice(0, mostSteps)
}
