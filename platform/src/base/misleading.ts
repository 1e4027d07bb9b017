/** Signs that turn the direction of writing, so that a name is shown in another order, with all that stands behind it. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Letters of Cyrillic and Greek that look like Latin ones, and scripts that have many of them. */
const lookAlike = /[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝԍΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινυ\p{Script=Armenian}\p{Script=Cherokee}]/u
/**
 * More marks on one letter than any language writes: they reach into the lines above and below. Marks of Burmese are not
 * counted: a letter has up to six, which stand around it.
 */
const stack = /([^\P{M}\p{Script=Myanmar}]{4})[^\P{M}\p{Script=Myanmar}]+/gu

/** The same name without what changes the text around it: names that come from other sites are cleaned rather than refused, because their owners are not here to change them. */
export const harmlessName = (name: string): string => name.replace(turning, '').replace(stack, '$1')

/**
 * True if a name is made to be read as another or to disturb its surroundings: it turns the writing, piles up marks, or
 * mixes Latin letters with ones that look the same.
 */
export const isMisleading = (name: string): boolean =>
  harmlessName(name) !== name ||
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).some(word => /\p{Script=Latin}/u.test(word) && lookAlike.test(word))

/** The same name without invisible signs that honest names have: they join letters or emoji, or choose how these are drawn. */
export const plainName = (name: string): string =>
  name.replace(/[\p{Join_Control}\p{Variation_Selector}]/gu, '').trim()

/** True if a name is what it looks like: nothing in it is invisible or made to be read as something else. */
export const isWhollyVisible = (name: string): boolean =>
  !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(name) && !isMisleading(name)
