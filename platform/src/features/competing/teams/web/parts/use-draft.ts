import { useState } from 'react'
import { browserStore } from '../../../../../base/web/browser-store.ts'

/** A text that outlives its dialog and a reload of the page, in this tab, until it was sent. For what only browsers render. */
export function useDraft(key: string): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => browserStore('session')?.getItem(key) ?? '')
  const write = (next: string) => {
    setText(next)
    browserStore('session')?.setItem(key, next)
  }
  const forget = () => {
    setText('')
    browserStore('session')?.removeItem(key)
  }
  return [text, write, forget]
}
