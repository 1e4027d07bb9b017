/** A share of 0 to 1 in per cent; what is there at all is never none. */
export const percent = (share: number): string =>
  share === 0 || share >= 0.001 ? `${Number((share * 100).toFixed(1))}%` : '<0.1%'
