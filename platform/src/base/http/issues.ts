import type { z } from 'zod'
import type { Issue } from '../contract/failure.ts'

/** What a schema found wrong, place by place. A rule of our own (`refine`) names its code in `params`. */
export const issuesOf = (error: z.ZodError, at: string): Issue[] =>
  error.issues.flatMap(issue => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    const named = issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined
    return places.map(name => ({
      path: [at, ...issue.path, name].filter(part => part !== undefined).join('.'),
      code: named ?? issue.code,
      message: issue.message,
    }))
  })
