/** Page numbers to offer: the first, the last, the present one with its neighbours; `null` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter(number => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
