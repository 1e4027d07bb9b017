import type { Lang } from '../accounts.ts'
import type { Failure } from '../words.ts'

/** What a form is shown with: what was typed, and what came of it. */
export type FormState = {
  lang: Lang
  csrf: string
  values: Record<string, string>
  failure?: Failure | undefined
  said?: string | undefined
  /** Nothing is left to fill in. */
  isDone?: boolean | undefined
}
