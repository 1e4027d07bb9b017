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
export const windowStates = ['before', 'open', 'over'] as const
export type WindowState = (typeof windowStates)[number]

/** Where `now` is in a window that begins with its start and is over at its end; before one that is not planned yet. */
export const windowState = (start: Date | null, end: Date | null, now: Date): WindowState =>
  start === null || end === null || now < start ? 'before' : now < end ? 'open' : 'over'

export const signupState = (of: Windows, now: Date): WindowState =>
  windowState(of.signup_starts_at, of.signup_ends_at, now)
export const submitState = (of: Windows, now: Date): WindowState =>
  windowState(of.submit_starts_at, of.submit_ends_at, now)
