/** A number as scores are shown, and a dash where there is none. */
export const scoreText = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
