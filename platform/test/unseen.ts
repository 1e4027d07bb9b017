/** Texts that are not empty and show nothing: what may name nobody and nothing. */
export const unseen: readonly (readonly [string, string])[] = [
  ['spaces of all widths', '\u00a0\u2003\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners', '\u200d\u200c\u2060'],
  ['a byte order mark', '\ufeff'],
  ['direction marks', '\u202e\u2067\u061c'],
  ['Hangul fillers', '\u3164\uffa0\u115f\u1160'],
  ['a blank of Braille', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['accents on nothing', '\u0301\u0308'],
  ['a soft hyphen', '\u00ad'],
  ['private signs', '\ue000'],
  ['one with spaces between', ' \u200b \u3164 \u200b '],
]
