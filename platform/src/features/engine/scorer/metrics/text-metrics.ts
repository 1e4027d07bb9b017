import { z } from 'zod'
import { firstRow } from './answer-issues.ts'
import { editDistanceOfSequences, longestCommonOf, stepsOfComparing } from './bit-parallel.ts'
import { defineMetric, preciseSum, type Joined } from './metric.ts'

export const tokens = z.object({
  /** Words by spaces, or single characters for languages written without them. */
  tokens: z.enum(['space', 'character']).default('space'),
})

export const split = (text: string, by: 'space' | 'character'): string[] =>
  by === 'space' ? text.split(/\s+/u).filter(Boolean) : [...text].filter(character => !/\s/u.test(character))

/** SQL of how many of them a text has, or a few more: all that separates words there does here. */
const lengthSql = (text: string, by: 'space' | 'character'): string =>
  by === 'character'
    ? `length(${text})`
    : `len(regexp_extract_all(${text}, '[^\\s\\x0B\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}]+'))`

export const pairs = async (joined: Joined) =>
  (await joined.rows<{ y: string | null; p: string | null }>('select y0 as y, p0 as p from joined')).map(
    row => ({ y: row.y ?? '', p: row.p ?? '' }),
  )

/** Levenshtein's distance in code points: insertions, deletions and replacements each cost one. */
export const editDistanceOf = (a: string, b: string): number => editDistanceOfSequences([...a], [...b])

export const editDistance = defineMetric({
  key: 'edit-distance',
  name: { zh: '编辑距离', en: 'Edit distance' },
  formula: '\\frac1n\\sum_i \\mathrm{lev}(\\hat y_i, y_i)',
  about: {
    zh: '把预测改成答案所需的增、删、改字符数的平均值；normalized 时除以较长一方的长度。',
    en: 'The mean number of characters to insert, delete or replace; divided by the longer length when normalized.',
  },
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'text',
  columns: 'mean',
  params: z.object({ normalized: z.boolean().default(false) }),
  steps: () => stepsOfComparing('length(y0)', 'length(p0)'),
  compute: async (joined, { normalized }) => {
    const rows = await pairs(joined)
    const distances = rows.map(({ y, p }) => {
      const longest = Math.max([...y].length, [...p].length)
      return normalized ? (longest === 0 ? 0 : editDistanceOf(p, y) / longest) : editDistanceOf(p, y)
    })
    return preciseSum(distances) / rows.length
  },
})

const gramsOf = (words: readonly string[], n: number): Map<string, number> => {
  const grams = new Map<string, number>()
  for (let at = 0; at + n <= words.length; at++) {
    const gram = words.slice(at, at + n).join('\u0001')
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

/** BLEU-4 of a corpus (Papineni et al. 2002): clipped n-gram precisions, geometric mean, brevity penalty, no smoothing. */
export function corpusBleu(
  rows: readonly { reference: readonly string[]; candidate: readonly string[] }[],
): number {
  const matched = [0, 0, 0, 0]
  const possible = [0, 0, 0, 0]
  let candidateLength = 0
  let referenceLength = 0
  for (const { reference, candidate } of rows) {
    candidateLength += candidate.length
    referenceLength += reference.length
    for (let n = 1; n <= 4; n++) {
      const known = gramsOf(reference, n)
      for (const [gram, count] of gramsOf(candidate, n)) {
        matched[n - 1] = (matched[n - 1] as number) + Math.min(count, known.get(gram) ?? 0)
        possible[n - 1] = (possible[n - 1] as number) + count
      }
    }
  }
  if (matched.some(count => count === 0)) return 0
  const logs = matched.map((count, index) => Math.log(count / (possible[index] as number)) / 4)
  const brevity = candidateLength > referenceLength ? 0 : 1 - referenceLength / candidateLength
  return Math.exp(preciseSum(logs) + brevity)
}

export const bleu4 = defineMetric({
  key: 'bleu-4',
  name: { zh: 'BLEU-4', en: 'BLEU-4' },
  formula: '\\mathrm{BP}\\cdot\\exp\\Bigl(\\sum_{n=1}^4\\tfrac14\\ln p_n\\Bigr)',
  about: {
    zh: '整个语料上 1–4 元词组的匹配程度，过短的译文会受罚。',
    en: 'Matching n-grams of one to four words over the whole corpus, with a penalty for brevity.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'text',
  columns: 'mean',
  params: tokens,
  // Four words in a row stand in no answer: even the perfect file has 0.
  answerIssues: async (answered, params) => {
    const least = params.tokens === 'space' ? '^\\s*(\\S+\\s+){3}\\S' : '^(\\s*\\S){4}'
    const long = await firstRow(answered, `regexp_matches(y0, '${least}')`, 'y0')
    const [column = ''] = answered.columns
    return long ? [] : [{ code: 'too_short', level: 'refuse', column }]
  },
  compute: async (joined, params) =>
    corpusBleu(
      (await pairs(joined)).map(({ y, p }) => ({
        reference: split(y, params.tokens),
        candidate: split(p, params.tokens),
      })),
    ),
})

export const rougeL = defineMetric({
  key: 'rouge-l',
  name: { zh: 'ROUGE-L', en: 'ROUGE-L' },
  formula:
    '\\frac1n\\sum_i\\frac{2\\,P_iR_i}{P_i+R_i},\\quad P=\\tfrac{\\mathrm{LCS}}{|\\hat y|},\\;R=\\tfrac{\\mathrm{LCS}}{|y|}',
  about: {
    zh: '最长公共子序列的 F1 值的平均值（Lin 2004）。',
    en: 'The mean F1 of the longest common subsequence (Lin 2004).',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'text',
  columns: 'mean',
  params: tokens,
  steps: params => stepsOfComparing(lengthSql('y0', params.tokens), lengthSql('p0', params.tokens)),
  compute: async (joined, params) => {
    const rows = await pairs(joined)
    const values = rows.map(({ y, p }) => {
      const [truth, guess] = [split(y, params.tokens), split(p, params.tokens)]
      const common = longestCommonOf(truth, guess)
      return common === 0 ? 0 : (2 * common) / (truth.length + guess.length)
    })
    return preciseSum(values) / rows.length
  },
})

export const exactMatch = defineMetric({
  key: 'exact-match',
  name: { zh: '完全匹配', en: 'Exact match' },
  formula: '\\frac1n\\sum_i [\\hat y_i = y_i]',
  about: {
    zh: '与答案逐字相同的行所占的比例（首尾空白除外）。',
    en: 'The share of rows that equal the answer to the letter, outer spaces aside.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'text',
  columns: 'mean',
  params: z.object({}),
  compute: async joined => {
    const rows = await pairs(joined)
    return rows.filter(({ y, p }) => y.trim() === p.trim()).length / rows.length
  },
})
