/** A text about one board of a round that has several says which. */
export const onBoard = (text: string, board: string): string => (board === '' ? text : `${text} · ${board}`)
