export const applicationTones = { waiting: 'warn', accepted: 'good', declined: 'neutral' } as const
