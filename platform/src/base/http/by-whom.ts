import type { Context } from './context.ts'
import type { Viewer } from './viewer.ts'

/** Who does something and when, as commands and the audit list take it. */
export const byWhom = ({ viewer, address, now }: Pick<Context<Viewer>, 'viewer' | 'address' | 'now'>) => ({
  actor: { userId: viewer.userId, address },
  now,
})
