import { startTransition, useOptimistic, useState } from 'react'
import { useRevalidator } from 'react-router'
import { refusalIn } from '../../../../base/web/network-error.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { useInOrder } from '../../../../site/use-in-order.ts'
import { useWords } from '../../../../site/use-site.ts'
import { submissionWords } from '../words.ts'
import type { Submission } from './use-submission.ts'

export type Ticks = {
  /** As it is to be: shown at once, and as it was again when the server says no. */
  isTicked: (submission: Submission) => boolean
  tick: (submission: Submission, isCandidate: boolean) => void
  /** The one whose tick could not be changed, and why. */
  refused: { id: number; message: string } | null
}

/** Choosing what stands for the final list, one tick at a time. */
export function useTicks(): Ticks & { moved: (submissions: readonly Submission[]) => Map<string, number> } {
  const { choice } = useWords(submissionWords)
  const api = useApi()
  const revalidator = useRevalidator()
  const [asked, ask] = useOptimistic<ReadonlyMap<number, boolean>, readonly [number, boolean]>(
    nothing,
    (known, [id, isCandidate]) => new Map(known).set(id, isCandidate),
  )
  const [refused, setRefused] = useState<Ticks['refused']>(null)
  const inOrder = useInOrder()
  const send = async (id: number, isCandidate: boolean) => {
    try {
      await api('PUT /api/submissions/{id}/candidate', { params: { id }, body: { isCandidate } })
    } catch (error) {
      const refusal = refusalIn(error)
      setRefused({ id, message: refusal?.message ?? choice.failed })
      // Where nothing answers, loading the page anew would lose it.
      if (!refusal) return
    }
    // What was refused may show that the page is older than the team's other members.
    await revalidator.revalidate()
  }
  const isTicked = (submission: Submission) => asked.get(submission.id) ?? submission.isCandidate
  return {
    isTicked,
    refused,
    tick(submission, isCandidate) {
      const { id, candidate } = submission
      if (candidate && !candidate.allowed) return setRefused({ id, message: candidate.message ?? '' })
      setRefused(null)
      startTransition(async () => {
        ask([id, isCandidate])
        await inOrder(() => send(id, isCandidate))
      })
    },
    /** By how many the ticks of each board differ from what the server last said. */
    moved(submissions) {
      const moves = new Map<string, number>()
      for (const one of submissions)
        if (isTicked(one) !== one.isCandidate)
          moves.set(one.subRank, (moves.get(one.subRank) ?? 0) + (one.isCandidate ? -1 : 1))
      return moves
    },
  }
}

const nothing: ReadonlyMap<number, boolean> = new Map()
