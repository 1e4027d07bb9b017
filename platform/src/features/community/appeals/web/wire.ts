import type { Answer } from '../../../../base/contract/call.ts'
import type { Tone } from '../../../../ui/badge.tsx'
import type { listAppeals, listManagedAppeals } from '../contract.ts'
import type { AppealState } from '../rules.ts'

export type OwnAppeal = Answer<typeof listAppeals>['appeals'][number]
export type ManagedAppeal = Answer<typeof listManagedAppeals>['appeals'][number]

export const stateTone: Record<AppealState, Tone> = {
  open: 'warn',
  reviewing: 'accent',
  answered: 'good',
  rejected: 'neutral',
}
