import { z } from 'zod'
import { stepsOfComparing } from './bit-parallel.ts'
import { defineMetric, preciseSum, type Joined } from './metric.ts'
import { editDistanceOf, pairs } from './text-metrics.ts'

const over = z.enum(['corpus', 'row']).default('corpus')

/** Edits and the length of its reference, of each row. */
type Compared = { edits: number; length: number }

/** Of all rows at once, or the mean of each row's own rate. An empty reference counts as one of length 1. */
function rateOf(rows: readonly Compared[], by: z.output<typeof over>): number {
  if (by === 'row')
    return preciseSum(rows.map(({ edits, length }) => edits / Math.max(1, length))) / rows.length
  const sum = (of: (row: Compared) => number) => rows.reduce((all, row) => all + of(row), 0)
  return (
    sum(row => row.edits) /
    Math.max(
      1,
      sum(row => row.length),
    )
  )
}

const compared = async (joined: Joined, of: (reference: string, guess: string) => Compared) =>
  (await pairs(joined)).map(({ y, p }) => of(y, p))

/** Words written as one sign each, so that edits of words are edits of signs; those that the reference lacks are all one. */
export function signsOf(reference: readonly string[], guess: readonly string[]): [string, string] {
  const signs = new Map<string, string>()
  for (const word of reference) if (!signs.has(word)) signs.set(word, signAt(signs.size))
  const written = (words: readonly string[]) => words.map(word => signs.get(word) ?? lacking).join('')
  return [written(reference), written(guess)]
}

const lacking = '\u0000'
/** The surrogates are no signs of their own. */
const signAt = (place: number) => String.fromCodePoint(place + 1 < 0xd800 ? place + 1 : place + 1 + 0x800)

const spaces = '[\\s\\x{0B}\\p{Z}\\x{FEFF}]'
const wordCount = (text: string) =>
  `(length(${text}) - length(regexp_replace(${text}, '${spaces}', '', 'g')) + 1)`
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean)

export const wer = defineMetric({
  key: 'wer',
  name: { zh: '词错误率 WER', en: 'Word error rate (WER)' },
  formula: '\\frac{\\sum_i\\mathrm{lev}_{\\text{words}}(\\hat y_i,y_i)}{\\sum_i|y_i|_{\\text{words}}}',
  about: {
    zh: '把识别结果改成参考文本所需的增、删、换的词数，除以参考文本的词数；按空白分词。默认用全部行的编辑总数除以参考总词数，也可以逐行计算后取平均。可以超过 1。大小写和标点都算不同，不做任何规整。空的参考文本按 1 个词计。',
    en: 'Words to insert, delete or replace, over the words of the reference; words are divided at white space. As a rule the edits of all rows over the words of all references; the mean of each row’s own rate may be chosen. May exceed 1. Case and punctuation count, nothing is normalized. An empty reference counts as one word.',
  },
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'text',
  columns: 'mean',
  params: z.object({ over }),
  steps: () => stepsOfComparing(wordCount('p0'), wordCount('y0')),
  compute: async (joined, params) =>
    rateOf(
      await compared(joined, (reference, guess) => {
        const words = wordsOf(reference)
        return { edits: editDistanceOf(...signsOf(words, wordsOf(guess))), length: words.length }
      }),
      params.over,
    ),
})

export const cer = defineMetric({
  key: 'cer',
  name: { zh: '字错误率 CER', en: 'Character error rate (CER)' },
  formula: '\\frac{\\sum_i\\mathrm{lev}(\\hat y_i,y_i)}{\\sum_i|y_i|}',
  about: {
    zh: '把识别结果改成参考文本所需的增、删、换的字符数，除以参考文本的字符数，适合中文等不用空格分词的语言。默认用全部行的编辑总数除以参考总字数，也可以逐行计算后取平均。首尾空白不计；中间的空白默认不计，也可以算作字符。可以超过 1。空的参考文本按 1 个字计。',
    en: 'Characters to insert, delete or replace, over the characters of the reference; for languages written without spaces as well. As a rule the edits of all rows over the characters of all references; the mean of each row’s own rate may be chosen. White space does not count, or may between words. May exceed 1. An empty reference counts as one character.',
  },
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'text',
  columns: 'mean',
  params: z.object({ over, spaces: z.boolean().default(false) }),
  steps: () => stepsOfComparing('length(p0)', 'length(y0)'),
  compute: async (joined, params) => {
    const written = (text: string) => (params.spaces ? text.trim() : text.replaceAll(/\s/gu, ''))
    return rateOf(
      await compared(joined, (y, p) => {
        const reference = written(y)
        return { edits: editDistanceOf(reference, written(p)), length: [...reference].length }
      }),
      params.over,
    )
  },
})
