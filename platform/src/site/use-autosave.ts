import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../base/contract/client.ts'
import { refusalIn } from '../base/web/network-error.ts'
import { sameValue } from '../base/web/same-value.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { useSite } from './use-site.ts'

type Saved<T> = { value: T; tag: number; savedAt: string | null }
/** `offline`: no answer comes; `busy`: the server cannot at present. Both are tried again without being asked for. */
type State = 'saved' | 'typing' | 'sending' | 'offline' | 'busy' | 'conflict' | 'refused'
export type Autosave<T> = {
  value: T
  set: (change: Partial<T> | ((before: T) => Partial<T>)) => void
  state: State
  savedAt: string | null
  /** Why the server would not take it, in words. */
  problem: string | undefined
  isDirty: boolean
  /** The same at this moment, between two renderings too. */
  hasUnsaved: () => boolean
  /** Saves what is left to save. Answers the tag of what is saved then; undefined where that could not be. */
  flush: (evenUnchanged?: boolean) => Promise<number | undefined>
  /** After another call has changed the same thing. */
  follow: (tag: number) => void
  /** Of what two saved at once: mine over theirs, or theirs. */
  keepMine: () => void
  takeTheirs: () => void
}

const pause = 900
const keepPause = 300
const retryAfter = 5_000
const longestRetry = 60_000

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
  /** The code by which a save over somebody else's newer one is refused. */
  conflict: string
  save: (value: T, tag: number) => Promise<{ tag: number; savedAt: string }>
  /** What is saved now, by whomever. */
  load: () => Promise<Saved<T>>
  onRefused?: () => void
}): Autosave<T> {
  const { viewer } = useSite()
  const key = `leitai:draft:${viewer?.id ?? 0}:${ask.name}`
  const [value, setValue] = useState(ask.saved.value)
  const [state, setState] = useState<State>('saved')
  const [savedAt, setSavedAt] = useState(ask.saved.savedAt)
  const [problem, setProblem] = useState<string>()
  // What is true between two renderings.
  const now = useRef({
    value,
    saved: ask.saved,
    isHeld: false,
    isLeft: false,
    failures: 0,
    theirs: undefined as Saved<T> | undefined,
    sending: undefined as Promise<boolean> | undefined,
  }).current
  const timers = useRef<{ send?: ReturnType<typeof setTimeout>; keep?: ReturnType<typeof setTimeout> }>(
    {},
  ).current
  const calls = useRef(ask)
  calls.current = ask

  const hasUnsaved = () => !sameValue(now.value, now.saved.value)
  const put = (next: T) => {
    now.value = next
    setValue(next)
  }
  const keep = () => {
    clearTimeout(timers.keep)
    if (hasUnsaved()) keepDraft(key, { value: now.value, tag: String(now.saved.tag) })
    else forgetDraft(key)
  }
  const settle = (saved: Saved<T>) => {
    now.saved = saved
    now.failures = 0
    now.isHeld = false
    now.theirs = undefined
    setSavedAt(saved.savedAt)
    setProblem(undefined)
    // With the new tag, where something is typed already that this save did not have.
    keep()
    setState(hasUnsaved() ? 'typing' : 'saved')
  }
  const later = (after: number) => {
    clearTimeout(timers.send)
    if (!now.isLeft) timers.send = setTimeout(() => void send(), after)
  }
  /** Somebody else's is saved: it is taken for saved where it says the same, and asked about where it does not. */
  const meet = async () => {
    now.isHeld = true
    const theirs = await calls.current.load().catch(() => undefined)
    if (theirs && sameValue(theirs.value, now.value)) return settle(theirs)
    now.theirs = theirs
    setState('conflict')
  }

  const sendOnce = async (): Promise<boolean> => {
    const sent = now.value
    setState('sending')
    try {
      settle({ value: sent, ...(await calls.current.save(sent, now.saved.tag)) })
      if (hasUnsaved()) later(pause)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const refusal = refusalIn(error)
      if (!refusal || refusal.httpStatus >= 500 || refusal.httpStatus === 429) {
        setState(refusal ? 'busy' : 'offline')
        later(Math.min(retryAfter * 2 ** now.failures++, longestRetry))
        return false
      }
      if (refusal.errno === calls.current.conflict) await meet()
      else {
        setProblem(refusal.message)
        setState('refused')
      }
      calls.current.onRefused?.()
      return !now.isHeld && !hasUnsaved()
    }
  }
  const send = async (evenUnchanged = false): Promise<boolean> => {
    clearTimeout(timers.send)
    // One after another, however many wait: each needs the tag of the one before.
    while (now.sending) await now.sending
    if (!evenUnchanged && !hasUnsaved()) return true
    if (now.isHeld || !calls.current.isOpen) return false
    now.sending = sendOnce().finally(() => (now.sending = undefined))
    return now.sending
  }
  const flush = async (evenUnchanged = false): Promise<number | undefined> => {
    do if (!(await send(evenUnchanged))) return undefined
    while (hasUnsaved())
    return now.saved.tag
  }

  const choose = async (isMine: boolean) => {
    if (!now.theirs) await meet()
    if (!now.theirs) return
    if (!isMine) put(now.theirs.value)
    settle(now.theirs)
    void send()
  }

  const set: Autosave<T>['set'] = change => {
    put({ ...now.value, ...(typeof change === 'function' ? change(now.value) : change) })
    clearTimeout(timers.keep)
    timers.keep = setTimeout(keep, keepPause)
    if (now.isHeld) return
    setState('typing')
    later(pause)
  }

  // What the page's loader found newer than what this page knows: taken over unless something was typed.
  const [loaded, setLoaded] = useState(ask.saved.tag)
  if (ask.saved.tag !== loaded) {
    setLoaded(ask.saved.tag)
    if (ask.saved.tag > now.saved.tag && !hasUnsaved()) {
      Object.assign(now, { value: ask.saved.value, saved: ask.saved })
      setValue(ask.saved.value)
      setSavedAt(ask.saved.savedAt)
    }
  }

  useEffect(() => {
    const draft = calls.current.isOpen ? readDraft<T>(key) : undefined
    if (draft && sameValue(draft.value, now.saved.value)) forgetDraft(key)
    else if (draft) {
      put({ ...now.saved.value, ...draft.value })
      if (draft.tag === String(now.saved.tag)) later(0)
      // Somebody saved in between.
      else void meet()
    }
    now.isLeft = false
    const onBack = () => void send()
    const onHide = () => {
      if (hasUnsaved()) keep()
    }
    addEventListener('online', onBack)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('online', onBack)
      removeEventListener('pagehide', onHide)
      now.isLeft = true
      // Left before the pause was over: it is kept here, and saved all the same.
      onHide()
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
    isDirty: !sameValue(value, now.saved.value),
    hasUnsaved,
    flush,
    follow: tag => void (now.saved = { ...now.saved, tag }),
    keepMine: () => void choose(true),
    takeTheirs: () => void choose(false),
  }
}
