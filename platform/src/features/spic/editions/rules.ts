import type { Field } from '../forms/fields.ts'

export const entrantKinds = ['team', 'enterprise'] as const
export type EntrantKind = (typeof entrantKinds)[number]
/** What of a person must be in order before they sign up: e-mail and phone, identity, profile. */
export const checks = ['contact', 'identity', 'profile'] as const
export type Check = (typeof checks)[number]
export const formPurposes = ['signup', 'proposal'] as const
export type FormPurpose = (typeof formPurposes)[number]

export type Windows = {
  signup_starts_at: Date | null
  signup_ends_at: Date | null
  submit_starts_at: Date | null
  submit_ends_at: Date | null
}
/** A sign-up is about who takes part: files come with the proposal. */
export const takesFiles = (purpose: FormPurpose): boolean => purpose === 'proposal'

export const windowStates = ['before', 'open', 'over'] as const
export type WindowState = (typeof windowStates)[number]

/** Where `now` is in a window that begins with its start and is over at its end; before one that is not planned yet. */
export const windowState = (start: Date | null, end: Date | null, now: Date): WindowState =>
  start === null || end === null || now < start ? 'before' : now < end ? 'open' : 'over'

export const signupState = (of: Windows, now: Date): WindowState =>
  windowState(of.signup_starts_at, of.signup_ends_at, now)
export const submitState = (of: Windows, now: Date): WindowState =>
  windowState(of.submit_starts_at, of.submit_ends_at, now)

export const longestBody = 20_000
export const mostTracks = 30

export const editionStates = ['coming', 'signup', 'waiting', 'submitting', 'reviewing', 'ended'] as const
export type EditionState = (typeof editionStates)[number]

/** How far an edition is. While people may both sign up and submit it says that they may sign up: that is what ends first. */
export function editionState(of: Windows & { results_at: Date | null }, now: Date): EditionState {
  if (of.results_at !== null && of.results_at <= now) return 'ended'
  if (signupState(of, now) === 'open') return 'signup'
  if (submitState(of, now) === 'open') return 'submitting'
  if (submitState(of, now) === 'over') return 'reviewing'
  return signupState(of, now) === 'over' ? 'waiting' : 'coming'
}

/** The edition that is shown first: the latest that has begun and is not over, else the next to come, else the latest. */
export function currentOf<T extends { year: number; state: EditionState }>(
  editions: readonly T[],
): T | undefined {
  const byYear = editions.toSorted((a, b) => a.year - b.year)
  return (
    byYear.findLast(({ state }) => state !== 'coming' && state !== 'ended') ??
    byYear.find(({ state }) => state === 'coming') ??
    byYear.at(-1)
  )
}

type Texts<N extends string> = Record<`${N}Zh` | `${N}En`, string>
export type ToPublish = Texts<'name'> &
  Texts<'summary'> &
  Texts<'body'> & {
    signupStartsAt: string | null
    signupEndsAt: string | null
    submitStartsAt: string | null
    submitEndsAt: string | null
    tracks: readonly Texts<'name'>[]
  }
export const windowEnds = ['signupStartsAt', 'signupEndsAt', 'submitStartsAt', 'submitEndsAt'] as const

/** What an edition lacks before everybody may see it: the fields, and `forms.<purpose>` for a form that asks too little or in one language. */
export function lacksOf(value: ToPublish, forms: Record<FormPurpose, readonly Field[]>): string[] {
  const texts = (['nameZh', 'nameEn', 'summaryZh', 'summaryEn', 'bodyZh', 'bodyEn'] as const).filter(
    name => value[name].trim() === '',
  )
  return [
    ...texts,
    ...windowEnds.filter(name => value[name] === null),
    ...(value.tracks.length === 0 ? ['tracks'] : []),
    ...value.tracks.flatMap((track, at) =>
      (['nameZh', 'nameEn'] as const)
        .filter(name => track[name].trim() === '')
        .map(name => `tracks.${at}.${name}`),
    ),
    ...(isBilingual(forms.signup) ? [] : ['forms.signup']),
    ...(isBilingual(forms.proposal) && forms.proposal.some(field => field.kind !== 'heading')
      ? []
      : ['forms.proposal']),
  ]
}

const isBilingual = (fields: readonly Field[]): boolean =>
  fields.every(field =>
    [field, ...(field.kind === 'choice' ? field.options : field.kind === 'table' ? field.columns : [])].every(
      ({ label }) => label.zh.trim() !== '' && label.en.trim() !== '',
    ),
  )

/** Whether a proposal was ever submitted: its files were taken by what the review was then, and stay with that. */
export const isBlindFixed = (forms: readonly { purpose: FormPurpose; frozen_at: Date | null }[]): boolean =>
  forms.some(form => form.purpose === 'proposal' && form.frozen_at !== null)

/** The ends that come too early: of a window before its start, and of submitting before that of signing up. */
export function endingTooEarly(value: Pick<ToPublish, (typeof windowEnds)[number]>): string[] {
  const isLater = (later: string | null, than: string | null, orSame = false) =>
    later === null ||
    than === null ||
    Date.parse(later) > Date.parse(than) ||
    (orSame && Date.parse(later) === Date.parse(than))
  return [
    ...(isLater(value.signupEndsAt, value.signupStartsAt) ? [] : ['signupEndsAt']),
    ...(isLater(value.submitEndsAt, value.submitStartsAt) &&
    isLater(value.submitEndsAt, value.signupEndsAt, true)
      ? []
      : ['submitEndsAt']),
  ]
}
