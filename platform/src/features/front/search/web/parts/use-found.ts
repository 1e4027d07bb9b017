import { useEffect, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { isSearchable } from '../../rules.ts'
import { searchWords } from '../../words.ts'
import type { Entry } from './entries.ts'

const pause = 200
const ofEach = 4

type State = { for: string; found: Entry[]; status: 'some' | 'none' | 'failed' }

/** What the server has for what was typed, a moment after the last key; staff find the administration's things too. */
export function useFound(typed: string): { found: Entry[]; status: State['status'] | '' } {
  const { kinds } = useWords(searchWords)
  const { viewer } = useSite()
  const api = useApi()
  const [state, setState] = useState<State>()
  const isStaff = (viewer?.roles.length ?? 0) > 0
  const isAsked = isStaff ? typed !== '' : isSearchable(typed)

  useEffect(() => {
    if (!isAsked) return
    let isLast = true
    const look = async () => {
      try {
        const [site, admin] = await Promise.all([
          api('GET /api/search', { query: { q: typed, limit: ofEach } }),
          isStaff ? api('GET /api/admin/search', { query: { q: typed } }) : undefined,
        ])
        if (!isLast) return
        const found: Entry[] = [
          ...site.found.map(({ kind, title, detail, path }) => ({ group: kind, title, detail, path })),
          ...(admin?.found ?? []).map(({ kind, title, detail, path }) => ({
            group: 'admin' as const,
            title,
            detail: `${kinds[kind]} · ${detail}`,
            path,
          })),
        ]
        setState({ for: typed, found, status: found.length > 0 ? 'some' : 'none' })
      } catch {
        if (isLast) setState({ for: typed, found: [], status: 'failed' })
      }
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [api, isAsked, isStaff, kinds, typed])

  if (typed === '') return { found: [], status: '' }
  if (!isAsked) return { found: [], status: 'none' }
  // What was found for the letters before stays until the next answer comes.
  return { found: state?.found ?? [], status: state?.for === typed ? state.status : '' }
}
