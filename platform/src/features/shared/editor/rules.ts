/** What a text in Markdown may be at most, in characters. */
export const longestText = 100_000
