import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { adminFaults } from '../base/contract/edit-faults.ts'
import type { ApiError } from '../base/contract/client.ts'
import type { Issue } from '../base/contract/failure.ts'
import { refusalIn } from '../base/web/network-error.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { useMutation } from './use-mutation.ts'
import { useProblemAt } from './use-problem-at.ts'
import { useSite } from './use-site.ts'

/** Something as it is saved; the tag changes whenever the value does. */
export type Saved<T> = { value: T; tag: string }
type Problems<T> = { [K in keyof T]?: string | undefined }
/** What a control of one value takes. */
type Control<V> = { value: V; onChange: (value: V) => void; problem: string | undefined }

export type Form<T> = {
  value: T
  set: (change: Partial<T>) => void
  /** The control of one value, with what is wrong with it. */
  field: <K extends keyof T & string>(name: K) => Control<T[K]>
  isDirty: boolean
  /** The same at this moment, between two renderings too. */
  hasUnsaved: () => boolean
  isBusy: boolean
  justSaved: boolean
  /** When the draft was left that stands here again. */
  restoredAt: string | undefined
  failure: ApiError | undefined
  problem: string | undefined
  issues: readonly Issue[]
  problemAt: (path: string) => string | undefined
  isConflict: boolean
  /** Whether it can be sent as it is; says what is wrong where not. */
  validate: () => boolean
  /** Saves it, with a change where the button that was pressed is one. True when it was saved. */
  save: (change?: Partial<T>) => Promise<boolean>
  discard: () => void
  /** What went wrong is no longer of matter, as another file was chosen. */
  clear: () => void
  /** For the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent) => void
  }
}

type Asked<T> = {
  /** Names the draft in this browser; with the user's id it is nobody else's. Without a name nothing is kept. */
  name?: string
  /** Where it begins. */
  saved: Saved<T>
  /** Answers what is saved then; without an answer the form begins anew. Absent where a dialog sends what was checked. */
  save?: (value: T, tag: string) => Promise<Saved<T> | undefined | void>
  onSaved?: (saved: Saved<T>) => void
  /** When the page's data are asked for again, as of a mutation. */
  reload?: 'done' | 'after refusal' | 'never'
  /** What can be seen to be wrong before it is sent; said once that was tried. */
  check?: (value: T) => Problems<T>
  /** The code by which a save over a newer one is refused, where the call has one of its own. */
  conflict?: string
  /** Fields that are no part of the draft in this browser: secrets. */
  neverKept?: readonly (keyof T)[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const draftPause = 300

/**
 * A form: what is typed in it, kept in this browser until it is saved or discarded; what is wrong, and the way to the
 * first field that is. A save over somebody else's newer one is refused; saving again then replaces theirs.
 */
export function useForm<T extends object>(ask: Asked<T>): Form<T> {
  const { viewer } = useSite()
  const revalidator = useRevalidator()
  const mutation = useMutation({ reload: ask.reload ?? 'done' })
  const key = ask.name && `leitai:draft:${viewer?.id ?? 0}:${ask.name}`
  const [saved, setSaved] = useState(ask.saved)
  // What the page's loader last brought.
  const [loaded, setLoaded] = useState(ask.saved.tag)
  const [value, setValue] = useState(ask.saved.value)
  const [justSaved, setJustSaved] = useState(false)
  const [restoredAt, setRestoredAt] = useState<string>()
  const [isConflict, setConflict] = useState(false)
  // With what change it could not be sent as it was, the last time: what is wrong is wrong with that.
  const [tried, setTried] = useState<Partial<T>>()
  const element = useRef<HTMLFormElement>(null)
  const { issues } = mutation
  const isDirty = !same(value, saved.value)
  const wrong = tried ? ask.check?.({ ...value, ...tried }) : undefined
  const problemAt = useProblemAt(issues)
  useFirstWrong(element, tried)
  useFirstWrong(element, issues.length > 0 ? issues : undefined)

  // What the page's loader found newer than what this page knows: taken over unless something was typed.
  if (ask.saved.tag !== loaded) {
    setLoaded(ask.saved.tag)
    if (!isDirty) setValue(ask.saved.value)
    // After a refused save the next one is made knowing theirs.
    if (!isDirty || isConflict) setSaved(ask.saved)
  }

  useEffect(() => {
    // Asked for as it is saved, to compare.
    if (new URLSearchParams(location.search).has('saved')) return
    const draft = key && readDraft<T>(key)
    if (!draft || same(draft.value, ask.saved.value)) return
    setValue({ ...ask.saved.value, ...draft.value })
    // The draft's own tag: if somebody saved in between, saving says so.
    setSaved({ value: ask.saved.value, tag: draft.tag })
    setRestoredAt(draft.at)
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the server's page is there
  }, [key])

  const latest = useRef({ value, tag: saved.tag, isDirty })
  latest.current = { value, tag: saved.tag, isDirty }
  const keepLatest = () => {
    const { current } = latest
    if (!key || !current.isDirty) return
    const secrets = Object.fromEntries((ask.neverKept ?? []).map(name => [name, saved.value[name]]))
    keepDraft(key, { value: { ...current.value, ...secrets }, tag: current.tag })
  }
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(keepLatest, draftPause)
    addEventListener('pagehide', keepLatest)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keepLatest)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what it keeps is read when it runs
  }, [key, value, isDirty])
  // Left by a link before the pause was over.
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  useEffect(() => keepLatest, [key])

  const settle = (next: Saved<T>) => {
    latest.current = { ...latest.current, isDirty: false }
    if (key) forgetDraft(key)
    setSaved(next)
    setValue(next.value)
    setRestoredAt(undefined)
    setConflict(false)
    setTried(undefined)
    mutation.clear()
  }
  const send = async (sent: T): Promise<Saved<T>> => {
    const next = await ask.save?.(sent, saved.tag).catch(async (error: unknown) => {
      const isRefusedOver = refusalIn(error)?.errno === (ask.conflict ?? adminFaults.changedMeanwhile.code)
      setConflict(isRefusedOver)
      if (isRefusedOver) {
        setLoaded('')
        await revalidator.revalidate()
      }
      throw error
    })
    const done = next ?? ask.saved
    settle(done)
    setJustSaved(true)
    return done
  }
  const validate = (change?: Partial<T>) => {
    const problems = ask.check?.({ ...value, ...change }) ?? {}
    const isSound = Object.values(problems).every(problem => problem === undefined)
    mutation.clear()
    setTried(isSound ? undefined : { ...change })
    return isSound
  }
  const save = async (change?: Partial<T>) => {
    const sent = { ...value, ...change }
    if (mutation.isBusy || !validate(change)) return false
    let done = ask.saved
    const isDone = await mutation.run(async () => {
      done = await send(sent)
    })
    if (isDone) ask.onSaved?.(done)
    return isDone
  }
  const change = (next: (before: T) => T) => {
    setJustSaved(false)
    setValue(next)
  }
  return {
    value,
    set: part => change(before => ({ ...before, ...part })),
    field: name => ({
      value: value[name],
      onChange: next => change(before => ({ ...before, [name]: next })),
      problem: wrong?.[name] ?? problemAt(name),
    }),
    isDirty,
    hasUnsaved: () => latest.current.isDirty,
    isBusy: mutation.isBusy,
    // Not before the page knows as well: what is done next goes by what it has.
    justSaved: justSaved && !isDirty && !mutation.isBusy,
    restoredAt: isDirty ? restoredAt : undefined,
    failure: mutation.failure,
    problem: mutation.problem,
    issues,
    problemAt,
    isConflict,
    validate: () => validate(),
    save,
    discard: () => settle(ask.saved),
    clear: mutation.clear,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: event => {
        event.preventDefault()
        void save()
      },
    },
  }
}
