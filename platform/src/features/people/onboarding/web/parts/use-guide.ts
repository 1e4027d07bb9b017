import { useNavigate, useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { guidePath, type GuideStep } from '../../guide.rules.ts'

export type Guide = Answer<SiteCalls['GET /api/users/guide']>
export type GuideContext = { guide: Guide; origin: string | null }

/** What was told so far, and the way on: to the next step, or back to where a check sent one here from. */
export function useGuide() {
  const context = useOutletContext<GuideContext>()
  const { origin } = context
  const api = useApi()
  const navigate = useNavigate()
  const onward = async (from: GuideStep) => {
    if (origin !== null) {
      const missing = await api('GET /api/users/info-check')
      const isMissing = (check: 'basic' | 'career') => missing.some(one => one.check === check)
      const step = from > 2 ? undefined : isMissing('basic') ? 1 : isMissing('career') ? 2 : undefined
      await navigate(step === undefined || step === from ? origin : guidePath(step, origin))
      return
    }
    const next = Math.min(from + 1, 5) as GuideStep
    await api('PUT /api/users/guide/progress', {
      body: { step: next, ...(next === 5 ? { isFinished: true } : {}) },
    })
    await navigate(guidePath(next))
  }
  return { ...context, onward }
}
