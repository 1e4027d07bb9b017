import { useEffect, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import type { WordKind } from '../../suggestions.rules.ts'

const pause = 250

/** What fits what is being typed, once typing pauses; without an answer nothing is suggested, and nothing is lost. */
export function useSuggestions(type: WordKind, typed: string): readonly string[] {
  const api = useApi()
  const [found, setFound] = useState<readonly string[]>([])
  const keyword = typed.trim()
  useEffect(() => {
    if (keyword === '') return setFound([])
    let isOver = false
    const timer = setTimeout(() => {
      api('POST /api/common/v1/proxyEasySearch', { body: { type, keyword } }).then(
        words => isOver || setFound(words.filter(word => word !== keyword)),
        () => isOver || setFound([]),
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the client is the same for the whole page
  }, [type, keyword])
  return found
}
