export const mostPrizePlaces = 5
export const lastPrizePlace = 1000

/** Whether prizes can end after these places: whole numbers, each after the one before it. */
export const arePrizePlaces = (places: readonly number[]): boolean =>
  places.length > 0 &&
  places.length <= mostPrizePlaces &&
  places.every(
    (place, index) =>
      Number.isInteger(place) &&
      place > (index === 0 ? 0 : (places[index - 1] ?? 0)) &&
      place <= lastPrizePlace,
  )

/** The places that somebody typed, as in “1, 3, 10”; null for none. What is no number becomes 0, which is no place. */
export function prizePlacesIn(text: string): number[] | null {
  const parts = text
    .normalize('NFKC')
    .split(/[\s,;、]+/)
    .filter(Boolean)
  return parts.length === 0 ? null : parts.map(part => (/^\d{1,9}$/.test(part) ? Number(part) : 0))
}
