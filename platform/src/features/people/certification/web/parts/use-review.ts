import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { reviewWords } from '../../review-words.ts'

export type Queued = Answer<SiteCalls['GET /api/admin/certifications']>['list'][number]
export type Said = Answer<SiteCalls['GET /api/admin/certifications/{id}']>
export type Review = ReturnType<typeof useReview>

/**
 * Opens one application after another, by a press or by J and K, and decides about the open one. What it says is asked
 * for by the browser when it is opened, never with the page: each look stands in the audit list, and no page holds it.
 */
export function useReview(list: readonly Queued[]) {
  const words = useWords(reviewWords)
  const reading = useMutation({ reload: 'never' })
  const deciding = useMutation({ reload: 'after refusal' })
  const { api } = reading
  const [read, setRead] = useState<Said>()
  const [openId, setOpenId] = useState<number>()
  const [done, setDone] = useState<string>()
  const [isRejecting, setRejecting] = useState(false)
  const opened = list.find(one => one.id === openId)
  // Another may have been opened while this was asked for.
  const said = read?.id === openId ? read : undefined

  const open = (id: number) => {
    setOpenId(id)
    setRead(undefined)
    setDone(undefined)
    deciding.clear()
    void reading.run(async () => {
      setRead(await api('GET /api/admin/certifications/{id}', { params: { id } }))
    })
  }
  const move = (step: 1 | -1) => {
    const at = list.findIndex(one => one.id === openId)
    const next = list[at === -1 ? (step === 1 ? 0 : list.length - 1) : at + step]
    if (next) open(next.id)
  }
  const send = async (verdict: 'approve' | 'reject', reason: string) => {
    if (!opened) return
    const { id, user } = opened
    const decided = await api('POST /api/admin/certifications/{id}/decision', {
      params: { id },
      body: { verdict, reason },
    })
    const step = verdict === 'approve' && decided.state === 'reviewing' ? 'first' : verdict
    const next = list[list.findIndex(one => one.id === id) + 1]
    if (next) open(next.id)
    else {
      setOpenId(undefined)
      setRead(undefined)
    }
    setDone(words.done[step](user.name))
  }
  const approve = () => {
    if (opened?.abilities.decide.allowed && said && !deciding.isBusy)
      void deciding.run(() => send('approve', ''))
  }
  const reject = () => {
    if (canReject(opened) && said) setRejecting(true)
  }

  // Knows what the page shows from the moment it shows it: an effect that listens anew comes a moment after.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isRejecting || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]'))
      return
    const acts: Record<string, () => void> = { j: () => move(1), k: () => move(-1), a: approve, r: reject }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return {
    opened,
    said,
    done,
    open,
    approve,
    reject,
    isRejecting,
    endRejecting: () => setRejecting(false),
    sendRejection: (reason: string) => send('reject', reason),
    isReading: reading.isBusy,
    isDeciding: deciding.isBusy,
    problem: reading.problem ?? deciding.problem,
  }
}

/** Whoever gave the first approval may still change their mind. */
export const canReject = (one: Queued | undefined): boolean =>
  one !== undefined &&
  one.state === 'reviewing' &&
  (one.abilities.decide.allowed || one.abilities.decide.code === 'e403201')
