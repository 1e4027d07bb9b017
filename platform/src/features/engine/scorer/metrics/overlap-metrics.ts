import { z } from 'zod'
import { gramMatches } from './gram-matches.ts'
import { defineMetric, preciseSum, type Metric } from './metric.ts'
import { pairs, split, tokens } from './text-metrics.ts'

const rouge = (n: 1 | 2): Metric<typeof tokens> =>
  defineMetric({
    key: `rouge-${n}`,
    name: { zh: `ROUGE-${n}`, en: `ROUGE-${n}` },
    formula:
      '\\frac1N\\sum_i\\frac{2P_iR_i}{P_i+R_i},\\quad P=\\tfrac{m}{\\#\\,\\text{grams}(\\hat y)},\\;R=\\tfrac{m}{\\#\\,\\text{grams}(y)}',
    about:
      n === 1
        ? {
            zh: '预测与参考文本共有的词的 F1 值，逐行计算后取平均（Lin 2004）；m 是共有的个数，一个词最多算它在参考里出现的次数。按空格分词，中文等可按字。没有共有的词时计 0，两者都为空时也是。',
            en: 'The F1 of the words that prediction and reference share, the mean over rows (Lin 2004); m counts a word as often as the reference has it at most. Words are divided at spaces, or each character is one. 0 where nothing is shared, both being empty included.',
          }
        : {
            zh: '预测与参考文本共有的相邻词对的 F1 值，逐行计算后取平均（Lin 2004）；m 是共有的个数，一个词对最多算它在参考里出现的次数。按空格分词，中文等可按字。没有共有的词对时计 0，因此参考不足两个词的行总是 0。',
            en: 'The F1 of the pairs of neighbouring words that prediction and reference share, the mean over rows (Lin 2004); m counts a pair as often as the reference has it at most. Words are divided at spaces, or each character is one. 0 where nothing is shared, so that a reference of fewer than two words always counts 0.',
          },
    direction: 'maximize',
    range: [0, 1],
    prediction: 'text',
    columns: 'mean',
    params: tokens,
    compute: async (joined, params) => {
      const scores = (await pairs(joined)).map(({ y, p }) => {
        const found = gramMatches(split(y, params.tokens), split(p, params.tokens), n)[n - 1]
        return found && found.matched > 0 ? (2 * found.matched) / (found.ofReference + found.ofCandidate) : 0
      })
      return preciseSum(scores) / scores.length
    },
  })

export const rouge1 = rouge(1)
export const rouge2 = rouge(2)

const longestGram = 6

export const chrf = defineMetric({
  key: 'chrf',
  name: { zh: 'chrF', en: 'chrF' },
  formula: '(1+\\beta^2)\\frac{\\bar P\\,\\bar R}{\\beta^2\\bar P+\\bar R}',
  about: {
    zh: '1–6 元字符组的精确率与召回率，各元取平均后合成 F 值（Popović 2015）；β = 2 时召回率更重要。在整个语料上累计，与 sacreBLEU 的默认设置一致，但范围是 0–1 而不是 0–100。空白不计。参考文本全部为空时计 0。',
    en: 'Precision and recall of n-grams of one to six characters, averaged over n and joined to an F-score (Popović 2015); with β = 2 recall counts more. Counted over the whole corpus as sacreBLEU does by default, but between 0 and 1 instead of 0 and 100. White space does not count. 0 where all references are empty.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'text',
  columns: 'mean',
  params: z.object({ beta: z.number().gt(0).max(100).default(2) }),
  compute: async (joined, { beta }) => {
    const sums = Array.from({ length: longestGram }, () => ({ matched: 0, ofReference: 0, ofCandidate: 0 }))
    for (const { y, p } of await pairs(joined)) {
      const found = gramMatches(split(y, 'character'), split(p, 'character'), longestGram)
      for (const [index, sum] of sums.entries()) {
        const { matched, ofReference, ofCandidate } = found[index] ?? sum
        sum.matched += matched
        sum.ofReference += ofReference
        // Where a reference is too short for any gram, those of the guess are not wrong.
        if (ofReference > 0) sum.ofCandidate += ofCandidate
      }
    }
    const counted = sums.filter(sum => sum.ofReference > 0 && sum.ofCandidate > 0)
    if (counted.length === 0) return 0
    const precision = preciseSum(counted.map(sum => sum.matched / sum.ofCandidate)) / counted.length
    const recall = preciseSum(counted.map(sum => sum.matched / sum.ofReference)) / counted.length
    const factor = beta ** 2
    return precision + recall === 0 ? 0 : ((1 + factor) * precision * recall) / (factor * precision + recall)
  },
})
