export const appealLimit = 5_000
export const appealsPerPage = 20

export const appealStates = ['open', 'reviewing', 'answered', 'rejected'] as const
export type AppealState = (typeof appealStates)[number]

const next: Record<AppealState, readonly AppealState[]> = {
  open: ['reviewing', 'answered', 'rejected'],
  reviewing: ['answered', 'rejected'],
  answered: [],
  rejected: [],
}

/** Whether an appeal may go on from one state to another; what is settled stays settled. */
export const mayBecome = (from: AppealState, to: AppealState): boolean => next[from].includes(to)
/** Settled states come with an answer. */
export const isSettled = (state: AppealState): state is 'answered' | 'rejected' =>
  state === 'answered' || state === 'rejected'
