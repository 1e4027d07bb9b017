import type { z } from 'zod'
import type { FoundIssue, Issue } from '../contract/failure.ts'
import { localize, type Lang } from '../web/language.ts'
import { wordsOf, wordsOfCode } from './issue-words.ts'

type Read<S extends z.ZodType> =
  | { data: z.output<S>; issues?: undefined }
  | { data?: undefined; issues: FoundIssue[] }

/** Reads what somebody sent; what its schema finds wrong is named place by place, in words. */
export function readAs<S extends z.ZodType>(schema: S, value: unknown, at: string): Read<S> {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? { data: parsed.data } : { issues: issuesOf(parsed.error, at) }
}

/** A rule of our own (`refine`) names its code in `params`. */
const issuesOf = (error: z.ZodError, at: string): FoundIssue[] =>
  error.issues.flatMap(issue => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    const named = issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined
    return places.map(name => ({
      path: [at, ...issue.path, name].filter(part => part !== undefined).join('.'),
      code: named ?? issue.code,
      message: wordsOf(issue),
    }))
  })

/** An issue in the words of a language, where it has any. */
export function localizeIssue({ path, code, message = wordsOfCode(code) }: FoundIssue, lang: Lang): Issue {
  if (message === undefined) return { path, code }
  return { path, code, message: typeof message === 'string' ? message : localize(message, lang) }
}
