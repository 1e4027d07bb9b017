import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { staffWords } from '../../../../../site/staff/words.ts'
import type { Kind } from '../../rules.ts'

/** Steps that follow one another closely are saved as one. */
const pause = 600

/** The order of a list: another one shows at once and is saved when nobody has changed it for a moment. */
export function useOrder({ kind, keys, tag }: { kind: Kind; keys: readonly string[]; tag: string }) {
  const { editing: words } = useWords(staffWords)
  const api = useApi()
  const revalidator = useRevalidator()
  const [wanted, setWanted] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  // What is still to be saved, and the tag of the order that it was made from.
  const waits = useRef<readonly string[]>(undefined)
  const known = useRef(tag)
  const running = useRef(false)

  const save = async (): Promise<void> => {
    const order = waits.current
    if (!order || running.current) return
    waits.current = undefined
    running.current = true
    let isCut = false
    try {
      const done = await api('PUT /api/admin/catalogue/{kind}', {
        params: { kind },
        body: { keys: [...order], tag: known.current },
      })
      known.current = done.tag
    } catch (error) {
      waits.current = undefined
      const refusal = refusalIn(error)
      setProblem(refusal?.message ?? words.offline)
      isCut = !refusal
    }
    // Where nothing answers, loading the page anew would lose it: the list is shown as it was last known.
    if (!isCut) await revalidator.revalidate()
    running.current = false
    if (waits.current) return save()
    setWanted(undefined)
  }

  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => void save(), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what it saves is read when it runs
  }, [wanted])
  // Left before the pause was over.
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  useEffect(() => () => void save(), [])

  return {
    keys: wanted ?? keys,
    problem,
    arrange(order: readonly string[]) {
      setProblem(undefined)
      if (!waits.current && !running.current) known.current = tag
      waits.current = order
      setWanted(order)
    },
  }
}
