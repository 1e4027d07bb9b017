import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { refusalIn } from '../../base/web/no-answer.ts'
import type { Issue } from '../../base/contract/failure.ts'
import { useSite, useWords } from '../use-site.ts'
import { adminFaults } from '../../base/contract/edit-faults.ts'
import { staffWords } from './words.ts'

/** A part of something as it is saved; the tag changes whenever the value does. */
export type Saved<T> = { value: T; tag: string }
type Draft<T> = Saved<T> & { at: string }

export type Editing<T> = {
  value: T
  set: (change: Partial<T>) => void
  isDirty: boolean
  /** The same at this moment, between two renderings too. */
  hasUnsaved: () => boolean
  isSaving: boolean
  justSaved: boolean
  /** When the draft was left that stands here again. */
  restoredAt: string | undefined
  problem: string | undefined
  isConflict: boolean
  issues: readonly Issue[]
  save: () => Promise<void>
  discard: () => void
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const draftPause = 300
const noIssues: readonly Issue[] = []

/**
 * Edits what is saved on the server. What is typed is kept in this browser until it is saved or discarded, and comes
 * back with the page. A save over somebody else's newer one is refused; saving again then replaces theirs.
 */
export function useEditing<T extends object>(ask: {
  /** Names the draft; with the user's id it is nobody else's. */
  name: string
  saved: Saved<T>
  save: (value: T, tag: string) => Promise<Saved<T>>
  /** In place of loading the page's data again. */
  onSaved?: (saved: Saved<T>) => void
  /** Fields that are no part of the draft in this browser: secrets. */
  neverKept?: readonly (keyof T)[]
}): Editing<T> {
  const { viewer } = useSite()
  const { editing: words } = useWords(staffWords)
  const revalidator = useRevalidator()
  const key = `leitai:draft:${viewer?.id ?? 0}:${ask.name}`
  const [saved, setSaved] = useState(ask.saved)
  const [seen, setSeen] = useState(ask.saved.tag)
  const [value, setValue] = useState(ask.saved.value)
  const [isSaving, setSaving] = useState(false)
  const [justSaved, setJustSaved] = useState(false)
  const [restoredAt, setRestoredAt] = useState<string>()
  const [failure, setFailure] = useState<{ text: string; issues: readonly Issue[]; isConflict: boolean }>()
  const isDirty = !same(value, saved.value)

  // What the page's loader found newer than what this page knows: taken over unless something was typed.
  if (ask.saved.tag !== seen) {
    setSeen(ask.saved.tag)
    if (!isDirty) setValue(ask.saved.value)
    // After a refused save the next one is made knowing theirs.
    if (!isDirty || failure?.isConflict) setSaved(ask.saved)
  }

  useEffect(() => {
    // Asked for as it is saved, to compare.
    if (new URLSearchParams(location.search).has('saved')) return
    const draft = readDraft<T>(key)
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
    const secrets = Object.fromEntries((ask.neverKept ?? []).map(name => [name, saved.value[name]]))
    if (current.isDirty) writeDraft(key, { value: { ...current.value, ...secrets }, tag: current.tag })
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
    forgetDraft(key)
    setSaved(next)
    setSeen(next.tag)
    setValue(next.value)
    setRestoredAt(undefined)
    setFailure(undefined)
  }

  return {
    value,
    isDirty,
    hasUnsaved: () => latest.current.isDirty,
    isSaving,
    justSaved: justSaved && !isDirty,
    restoredAt: isDirty ? restoredAt : undefined,
    problem: failure?.text,
    isConflict: failure?.isConflict ?? false,
    issues: failure?.issues ?? noIssues,
    set: change => {
      setJustSaved(false)
      setValue(before => ({ ...before, ...change }))
    },
    async save() {
      if (isSaving) return
      setSaving(true)
      try {
        const done = await ask.save(value, saved.tag)
        settle(done)
        setJustSaved(true)
        if (ask.onSaved) ask.onSaved(done)
        else await revalidator.revalidate()
      } catch (error) {
        const refusal = refusalIn(error)
        const isConflict = refusal?.errno === adminFaults.changedMeanwhile.code
        setFailure({
          text: refusal?.message ?? words.offline,
          issues: refusal?.issues ?? [],
          isConflict,
        })
        if (isConflict) {
          setSeen('')
          await revalidator.revalidate()
        }
      } finally {
        setSaving(false)
      }
    },
    discard: () => settle(ask.saved),
  }
}

function readDraft<T>(key: string): Draft<T> | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Draft<T>)
  } catch {
    return undefined
  }
}

function writeDraft<T>(key: string, draft: Saved<T>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, at: new Date().toISOString() }))
  } catch {
    // Full or forbidden: leaving the page still asks first.
  }
}

function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}
