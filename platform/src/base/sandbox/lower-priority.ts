import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Whoever waits for a page goes first; what runs in a child waits in a queue anyway. A third of what others get where
 * no core is free: with 10 it is a tenth, and a queue hardly moves on a machine that something else keeps busy.
 */
export const niceness = 5

/**
 * Lets a process that was just started go after whoever waits for a page, with all of its threads. Linux has a priority
 * for each thread, and a new one takes that of the thread that starts it: so first the process, then those it has made
 * before.
 */
export function lowerPriority(pid: number): void {
  lower(pid)
  if (process.platform !== 'linux') return
  for (const thread of unlessGone(() => readdirSync(`/proc/${pid}/task`)) ?? []) lower(Number(thread))
}

/** Somebody who started us may have gone further; nobody but root can go back. */
const lower = (id: number) =>
  unlessGone(() => {
    if (getPriority(id) < niceness) setPriority(id, niceness)
  })

function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { info?: { code?: string } }
    if (['ENOENT', 'ESRCH'].includes(info?.code ?? code ?? '')) return undefined
    throw error
  }
}
