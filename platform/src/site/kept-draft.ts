/** What stood saved when the draft was typed, by its tag, and when it was typed. */
export type KeptDraft<T> = { value: T; tag: string; at: string }

const memory = new Map<string, string>()

/** What was typed under a name and neither sent nor discarded. A browser that keeps nothing still has it until it is left. */
export function readDraft<T>(key: string): KeptDraft<T> | undefined {
  try {
    const text = kept(key)
    return text === undefined ? undefined : (JSON.parse(text) as KeptDraft<T>)
  } catch {
    return undefined
  }
}

function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

export function keepDraft<T>(key: string, draft: { value: T; tag: string }): void {
  const text = JSON.stringify({ ...draft, at: new Date().toISOString() })
  memory.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: it stays in this page.
  }
}

export function forgetDraft(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
