import { useEffect, useState, type RefObject } from 'react'
import { ApiError } from '../../../../../base/contract/client.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import type { FileProfile } from './dataset-data.ts'

/** Profiles that are being made are looked for again, ever less often. */
const again = [1_500, 2_000, 3_000, 5_000, 8_000]

type State = { id: number; found?: FileProfile; problem?: string }

/**
 * What is known of a file by its content: asked for once there is an id, and again while it is being made. `given` is
 * what came with the page.
 */
export function useFileProfile(id: number | undefined, given?: FileProfile) {
  const api = useApi()
  const [state, setState] = useState<State | undefined>(
    id === undefined || !given ? undefined : { id, found: given },
  )
  const now = state && state.id === id ? state : undefined
  const isWanted = !now?.problem && (!now?.found || now.found.state === 'waiting')
  useEffect(() => {
    if (id === undefined || !isWanted) return
    let isGone = false
    let tries = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => void look(), again[Math.min(tries++, again.length - 1)])
    }
    const look = async () => {
      try {
        const found = await api('GET /api/datasets/files/{fileId}/profile', { params: { fileId: id } })
        if (isGone) return
        setState({ id, found })
        if (found.state === 'waiting') wait()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isGone) setState({ id, problem: error.message })
      }
    }
    if (given?.state === 'waiting') wait()
    else void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is known is where it begins; what it asks for is the file
  }, [api, id, isWanted])
  return { found: now?.found, problem: now?.problem, retry: () => setState(undefined) }
}

/** Whether a place has come near the screen once. */
export function useSeen(place: RefObject<Element | null>, fromStart: boolean): boolean {
  const [isSeen, setSeen] = useState(fromStart)
  useEffect(() => {
    const { current } = place
    if (!current || isSeen) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [place, isSeen])
  return isSeen
}
