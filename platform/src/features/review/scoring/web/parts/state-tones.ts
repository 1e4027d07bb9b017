import type { SheetState } from '../../rules.ts'

export const stateTones = { open: 'neutral', draft: 'accent', locked: 'good' } as const satisfies Record<
  SheetState,
  string
>
