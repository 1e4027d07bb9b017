import { useEffect, useRef, useState } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { ApiError } from '../../../../../base/contract/client.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../../../site/kept-draft.ts'
import { useSite } from '../../../../../site/use-site.ts'
import { proposalFaults } from '../../faults.ts'

type Saved<T> = { value: T; tag: number; savedAt: string | null }
type State = 'saved' | 'typing' | 'sending' | 'offline' | 'conflict' | 'refused'
export type Autosave<T> = {
  value: T
  set: (change: Partial<T> | ((before: T) => Partial<T>)) => void
  state: State
  savedAt: string | null
  /** Why the server would not take it, in words. */
  problem: string | undefined
  /** Saves what is left to save. Answers the tag of what is saved then; undefined where that could not be. */
  flush: () => Promise<number | undefined>
  /** Of what two saved at once: mine over theirs, or theirs. */
  keepMine: () => void
  takeTheirs: () => void
}

const pause = 900
const retryAfter = 5_000
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Saves what is typed a moment after it was typed. Until it is saved it is kept in this browser too: while the
 * connection is away, and where somebody else saved meanwhile, so that nothing is lost either way.
 */
export function useAutosave<T extends object>(ask: {
  /** Names the draft in this browser. */
  name: string
  saved: Saved<T>
  /** Whether it can be saved at all: nothing is sent where it cannot. */
  isOpen: boolean
  save: (value: T, tag: number) => Promise<{ tag: number; savedAt: string }>
  /** What is saved now, by whomever. */
  load: () => Promise<Saved<T>>
}): Autosave<T> {
  const { viewer } = useSite()
  const key = `leitai:draft:${viewer?.id ?? 0}:${ask.name}`
  const [value, setValue] = useState(ask.saved.value)
  const [state, setState] = useState<State>('saved')
  const [savedAt, setSavedAt] = useState(ask.saved.savedAt)
  const [problem, setProblem] = useState<string>()
  const [theirs, setTheirs] = useState<Saved<T>>()
  // What is true between two renderings.
  const now = useRef({ value, saved: ask.saved, sending: undefined as Promise<void> | undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const calls = useRef(ask)
  calls.current = ask

  const isDirty = () => !same(now.current.value, now.current.saved.value)
  const put = (next: T) => {
    now.current.value = next
    setValue(next)
  }
  const settle = (saved: Saved<T>) => {
    now.current.saved = saved
    setSavedAt(saved.savedAt)
    if (!isDirty()) forgetDraft(key)
  }
  const later = (after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), after)
  }
  const meet = async () => {
    setTheirs(await calls.current.load().catch(() => undefined))
    setState('conflict')
  }

  const sendOnce = async (): Promise<void> => {
    const sent = now.current.value
    setState('sending')
    try {
      const { tag, savedAt: at } = await calls.current.save(sent, now.current.saved.tag)
      settle({ value: sent, tag, savedAt: at })
      setProblem(undefined)
      setState(isDirty() ? 'typing' : 'saved')
      if (isDirty()) later(pause)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refusal = refusalIn(error)
      if (!refusal) {
        setState('offline')
        later(retryAfter)
      } else if (refusal.errno === proposalFaults.changedMeanwhile.code) await meet()
      else {
        setProblem(refusal.message)
        setState('refused')
      }
    }
  }
  const send = async (): Promise<void> => {
    clearTimeout(timer.current)
    // One after another: each needs the tag of the one before.
    await now.current.sending
    if (!isDirty() || !calls.current.isOpen) return
    now.current.sending = sendOnce().finally(() => (now.current.sending = undefined))
    await now.current.sending
  }

  const set: Autosave<T>['set'] = change => {
    const before = now.current.value
    const next = { ...before, ...(typeof change === 'function' ? change(before) : change) }
    put(next)
    keepDraft(key, { value: next, tag: String(now.current.saved.tag) })
    if (state === 'conflict') return
    setState('typing')
    later(pause)
  }

  // What the page's loader found newer than what this page knows: taken over unless something was typed.
  const [loaded, setLoaded] = useState(ask.saved.tag)
  if (ask.saved.tag !== loaded) {
    setLoaded(ask.saved.tag)
    if (ask.saved.tag > now.current.saved.tag && !isDirty()) {
      now.current = { ...now.current, value: ask.saved.value, saved: ask.saved }
      setValue(ask.saved.value)
      setSavedAt(ask.saved.savedAt)
    }
  }

  useEffect(() => {
    const draft = readDraft<T>(key)
    if (draft && !same(draft.value, now.current.saved.value)) {
      put({ ...now.current.saved.value, ...draft.value })
      if (draft.tag === String(now.current.saved.tag)) later(0)
      // Somebody saved in between.
      else void meet()
    }
    const onBack = () => void send()
    addEventListener('online', onBack)
    return () => {
      removeEventListener('online', onBack)
      clearTimeout(timer.current)
      // Left before the pause was over: it is kept here, and saved all the same.
      void send()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the server's page is there
  }, [key])

  return {
    value,
    set,
    state,
    savedAt,
    problem,
    flush: async () => {
      await send()
      return isDirty() ? undefined : now.current.saved.tag
    },
    keepMine: () => {
      if (theirs) now.current.saved = theirs
      setTheirs(undefined)
      void send()
    },
    takeTheirs: () => {
      if (!theirs) return void meet()
      put(theirs.value)
      settle(theirs)
      setTheirs(undefined)
      setState('saved')
    },
  }
}
