import type { Call, Parsed, Returned } from '../contract/call.ts'
import type { Context } from './context.ts'
import type { Viewer } from './viewer.ts'

type ViewerOf<C extends Call> = C['access'] extends 'public' ? Viewer | null : Viewer

// Handlers of many calls stand in one list; each is type-checked where it is written, by `handle`.
export type Handler = {
  call: Call
  run(context: Context, input: Parsed<Call>): Promise<unknown>
  /** Everyone is answered alike: one answer may be given to many. */
  isForAll?: true
}

/** Ties a call of the contract to the code that answers it. */
export function handle<C extends Call>(
  call: C,
  run: (context: Context<ViewerOf<C>>, input: Parsed<C>) => Promise<Returned<C>> | Returned<C>,
): Handler {
  return { call, run: async (context, input) => run(context as Context<ViewerOf<C>>, input as Parsed<C>) }
}

type Unasked = Pick<Context, 'read' | 'lang' | 'now' | 'settings' | 'shared'>

/** As `handle`, for a read that answers everyone alike: the code is not told who asks, so it cannot tell them apart. Of public calls only: who asks is not looked up. */
export function handleForAll<C extends Call<'GET'>>(
  call: C,
  run: (context: Unasked, input: Parsed<C>) => Promise<Returned<C>> | Returned<C>,
): Handler {
  return {
    call,
    run: async ({ read, lang, now, settings, shared }, input) =>
      run({ read, lang, now, settings, shared }, input as Parsed<C>),
    isForAll: true,
  }
}
