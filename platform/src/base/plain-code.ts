/** Normalizes a typed code for comparison: full-width characters to half-width, without spaces or invisible characters. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '')
