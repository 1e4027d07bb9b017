/** What a number of points of a criterion means. */
export type Level = { points: number; zh: string; en: string }
/** The points given, by the criterion's id. */
export type Points = Record<string, number>
