export const stateTone = { open: 'warn', answered: 'good', closed: 'neutral' } as const
