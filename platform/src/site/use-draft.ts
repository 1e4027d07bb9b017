import { useSyncExternalStore } from 'react'
import { useSite } from './use-site.ts'

// What is typed lives here first: a browser that keeps nothing still lets one type.
const typed = new Map<string, string>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Null where nothing was typed. */
function read(key: string): string | null {
  const known = typed.get(key)
  if (known !== undefined) return known
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  typed.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or forbidden: the text stays in this page.
  }
  tell()
}

function forget(key: string): void {
  typed.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A text that survives reloads and lost connections in this browser, for this person alone. `initial` stands where
 * nothing was typed yet; `isKept` tells that there is something to lose.
 */
export function useDraft(name: string, initial = '') {
  const { viewer } = useSite()
  const key = `draft:${viewer?.id ?? 0}:${name}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  return {
    value: kept ?? initial,
    isKept: kept !== null && kept.trim() !== '',
    set: (value: string) => write(key, value),
    forget: () => forget(key),
  }
}
