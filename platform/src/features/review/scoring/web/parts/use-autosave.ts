import { useEffect, useRef, useState } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../../../site/kept-draft.ts'

type Kept = { tag: number; savedAt: string | null }
type Asked<T> = {
  /** Names the draft in this browser. */
  name: string
  saved: Kept & { value: T }
  isOpen: boolean
  send: (value: T, tag: number) => Promise<Kept>
  /** The code by which a save over somebody else's newer one is refused. */
  conflict: string
  onRefused: () => void
}

const pause = 800
const againAfter = 5_000

/**
 * Saves each change a moment after it was made, one save after the other. Without a connection what was typed is kept in
 * this browser and sent once it is back. What was saved elsewhere meanwhile is never saved over without being asked.
 */
export function useAutosave<T extends object>(ask: Asked<T>) {
  const [value, setValue] = useState(ask.saved.value)
  const [kept, setKept] = useState<Kept>(ask.saved)
  const [isSaving, setSaving] = useState(false)
  const [isAway, setAway] = useState(false)
  const [conflict, setConflict] = useState<'window' | 'draft'>()
  const [isDirty, setDirty] = useState(false)
  const [loaded, setLoaded] = useState(ask.saved)
  const latest = useRef({ value, tag: kept.tag, isDirty, isStopped: false })
  const going = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(ask)
  asked.current = ask

  // What the page's loader found newer: taken over where nothing of one's own is lost.
  if (ask.saved !== loaded) {
    setLoaded(ask.saved)
    if (ask.saved.tag > latest.current.tag && !latest.current.isDirty) {
      latest.current = { ...latest.current, value: ask.saved.value, tag: ask.saved.tag }
      setValue(ask.saved.value)
      setKept(ask.saved)
    }
  }

  const once = async (): Promise<boolean> => {
    const sent = latest.current.value
    setSaving(true)
    try {
      const next = await asked.current.send(sent, latest.current.tag)
      latest.current.tag = next.tag
      setKept(next)
      setAway(false)
      if (latest.current.value === sent) {
        latest.current.isDirty = false
        setDirty(false)
        forgetDraft(asked.current.name)
      }
      return true
    } catch (error) {
      const refusal = refusalIn(error)
      if (!refusal || refusal.httpStatus >= 500 || refusal.httpStatus === 429) {
        setAway(true)
        later(againAfter)
      } else if (refusal.errno === asked.current.conflict) {
        latest.current.isStopped = true
        setConflict('window')
        asked.current.onRefused()
      } else {
        latest.current.isStopped = true
        asked.current.onRefused()
      }
      return false
    } finally {
      setSaving(false)
    }
  }
  /** True once all that was typed is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    while (going.current) await going.current
    if (latest.current.isStopped) return false
    going.current = once()
    const isDone = await going.current
    going.current = undefined
    return isDone && (!latest.current.isDirty || flush())
  }
  const later = (after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void (latest.current.isDirty && flush()), after)
  }

  const set = (next: T) => {
    latest.current.value = next
    latest.current.isDirty = true
    setValue(next)
    setDirty(true)
    keepDraft(asked.current.name, { value: next, tag: String(latest.current.tag) })
    if (!latest.current.isStopped) later(pause)
  }

  useEffect(() => {
    const draft = readDraft<T>(ask.name)
    if (draft && ask.isOpen) {
      latest.current.value = draft.value
      latest.current.isDirty = true
      setValue(draft.value)
      setDirty(true)
      if (draft.tag === String(latest.current.tag)) later(pause)
      else {
        latest.current.isStopped = true
        setConflict('draft')
      }
    }
    const soon = () => later(0)
    addEventListener('online', soon)
    return () => {
      removeEventListener('online', soon)
      clearTimeout(timer.current)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the sheet of this name
  }, [ask.name])

  /** After a conflict: what is here is saved over the other one, or goes. */
  const settle = (keepMine: boolean) => {
    latest.current.tag = asked.current.saved.tag
    latest.current.isStopped = false
    setConflict(undefined)
    if (keepMine) return void flush()
    latest.current = { ...latest.current, value: asked.current.saved.value, isDirty: false }
    forgetDraft(asked.current.name)
    setValue(asked.current.saved.value)
    setKept(asked.current.saved)
    setDirty(false)
  }

  return {
    value,
    set,
    flush,
    settle,
    tag: () => latest.current.tag,
    /** After something else has changed the sheet. */
    follow: (tag: number) => void (latest.current.tag = tag),
    savedAt: kept.savedAt,
    isSaving,
    isAway: isAway && isDirty,
    isDirty,
    conflict,
  }
}
