/**
 * A title whose spaces between Latin and Chinese no line may break at: in "A 榜" the two belong together. Titles break
 * at their pauses instead.
 */
export const unbroken = (title: string): string =>
  title.replace(
    /(?<=[\p{Script=Latin}\d]) (?=\p{Script=Han})|(?<=\p{Script=Han}) (?=[\p{Script=Latin}\d])/gu,
    '\u00A0',
  )
