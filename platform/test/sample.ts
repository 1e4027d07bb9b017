import type { Role, Stage } from './stage.ts'

type SentFile = { field: string; name: string; content: Buffer }

/** How to ask a call for something that is there on a stage. */
export type Sample = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  /** Of a multipart body: its fields, and its file or files; a text is sent as the field `file`. */
  fields?: Record<string, string>
  file?: string | SentFile | readonly SentFile[]
}

export type Samples = Record<string, (stage: Stage, role: Role) => Sample[] | Promise<Sample[]>>

/** What the tests that walk all calls and pages know of a feature: its `samples.ts`. */
export type FeatureSamples = {
  /**
   * Who may make which call, a row for each: `ok`, or the number of the refusal, for what is asked first below.
   *
   * visitor: not signed in. user: signed in, not signed up. other: captain of another team. member and captain: of the
   * team, whose things are asked for. foreign: organiser of another competition. organiser: of this one. What editors and
   * certifiers get stands behind where it is not what any signed-in user gets.
   */
  policy: string
  /** What each call is asked on a stage: first as most people would, then in the other ways that read something else. */
  calls: Samples
  /** Where a page is found on a stage, by its path in the URL map, unless its address says so by itself. */
  pages?: Record<string, (stage: Stage) => string>
  /**
   * Its tables about a competition that no archive of one carries: people, what they said and did, and what belongs to
   * this site alone.
   */
  stays?: readonly string[]
}
