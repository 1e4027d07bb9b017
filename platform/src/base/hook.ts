/**
 * What a feature asks of one that stands above it, so that imports point downwards only: the lower one defines what it
 * calls, the upper one is attached by `src/hooks.ts`. It runs where it is called, in the caller's transaction.
 */
export type Hook<A extends readonly unknown[], R> = {
  attach(run: (...given: A) => R): void
  run(...given: A): R
}

export function defineHook<A extends readonly unknown[], R>(name: string): Hook<A, R> {
  let attached: ((...given: A) => R) | undefined
  return {
    attach(run) {
      if (attached && attached !== run) throw new Error(`the hook “${name}” has two attached to it`)
      attached = run
    },
    run(...given) {
      if (!attached) throw new Error(`nothing is attached to the hook “${name}”`)
      return attached(...given)
    },
  }
}
