/** The only way to the time for code that decides: tests hand in another one. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
