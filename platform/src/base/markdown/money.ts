import type { Data } from 'unified'

type Extensions = NonNullable<Data['micromarkExtensions']>
type Constructs = NonNullable<NonNullable<Extensions[number]['text']>[number]>
type Tokenize = Exclude<Constructs, unknown[]>['tokenize']

const dollar = 36

/**
 * Changes what remark-math has put into the data of a processor, by which any two dollar signs of a paragraph are a
 * formula: amounts of money and shell variables stay text.
 */
export function leaveMoney({ micromarkExtensions = [] }: Data): void {
  for (const { text } of micromarkExtensions) {
    const construct = text?.[dollar]
    if (construct && !Array.isArray(construct) && construct.name === 'mathText')
      construct.tokenize = unlessMoney(construct.tokenize)
  }
}

const unlessMoney = (tokenize: Tokenize): Tokenize =>
  function (effects, ok, nok) {
    const before = signOf(this.previous)
    const accept: typeof ok = code => {
      const token = this.events.at(-1)?.[1]
      const source = token ? this.sliceSerialize(token) : ''
      const isMeant = source.startsWith('$$') || isFormula(source.slice(1, -1), before, signOf(code))
      return isMeant ? ok(code) : nok(code)
    }
    return tokenize.call(this, effects, accept, nok)
  }

/** The parser has no code for the ends of a text, and negative ones for the ends of lines. */
const signOf = (code: number | null): string => (code === null || code < 0 ? ' ' : String.fromCodePoint(code))

/** What stands between two single dollar signs, and the signs before and after them. The first rule is Pandoc's. */
function isFormula(content: string, before: string, after: string): boolean {
  if (/^\s|\s$/.test(content)) return false
  // Except 4$\times$4.
  if (/\d/.test(after) && !content.startsWith('\\')) return false
  // $HOME/bin:$PATH, ${A}${B}, $(a)/$(b)
  if (after === '{' || (/[A-Za-z_(]/.test(after) && /[-/:@=.,;+~|&"]$/.test(content))) return false
  // $5 or A$ 9
  if (/^\d/.test(content) && /[^A-Za-z0-9\\{_^][A-Z]{1,3}$/.test(content)) return false
  // 100$–200$
  return !(/\d/.test(before) && /^[^A-Za-z\\_^=]*\d$/.test(content))
}
