import { createContext, Script } from 'node:vm'

const sandbox: { work?: () => unknown } = {}
const context = createContext(sandbox)
const script = new Script('work()')

/** Runs `work` to its end or, after `ms` milliseconds, not: then throws. For what people's texts can make long. */
export function within<T>(ms: number, work: () => T): T {
  sandbox.work = work
  try {
    // The engine itself stops it, wherever it is; nothing of `work` needs to look at a clock.
    return script.runInContext(context, { timeout: ms }) as T
  } finally {
    delete sandbox.work
  }
}
