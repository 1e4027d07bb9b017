import type { Localized } from '../../../base/web/language.ts'
import type { AnswerIssue, AnswerIssueCode } from './metrics/answer-issues.ts'

const issueWords: Record<AnswerIssueCode, (issue: AnswerIssue) => Localized> = {
  one_class: ({ found }) => ({
    zh: `答案只有一个类别“${found}”，这个指标至少需要两个类别。`,
    en: `All answers are “${found}”; the metric needs at least two classes.`,
  }),
  many_classes: ({ found }) => ({
    zh: `答案有两个以上的类别（${found} …），而这个指标只区分正例和其他。请改用多分类指标，或只保留两个类别。`,
    en: `The answers have more than two classes (${found} …), but the metric only tells the positive one from the rest. Choose a metric for several classes, or keep two.`,
  }),
  positive_missing: ({ found }) => ({
    zh: `答案里没有正例类别“${found}”。请检查指标的正例参数和答案。`,
    en: `The positive class “${found}” does not occur in the answers. Check the metric’s parameter and the answers.`,
  }),
  class_missing: ({ found }) => ({
    zh: `有的类别在答案里没有出现：${found}。每个有概率列的类别都必须出现。`,
    en: `Classes that have a column of probabilities do not occur in the answers: ${found}.`,
  }),
  constant_answers: ({ found }) => ({
    zh: `答案全部是 ${found}，这个指标需要有变化的答案。`,
    en: `All answers are ${found}; the metric needs answers that vary.`,
  }),
  negative_answers: ({ found }) => ({
    zh: `答案里有负数 ${found}，这个指标只能用于大于等于 0 的答案。`,
    en: `The answer ${found} is negative; the metric takes answers of at least 0.`,
  }),
  zero_answers: () => ({
    zh: '答案里有 0，相对误差会因此变得极大。',
    en: 'Some answers are 0, where relative errors become huge.',
  }),
  bad_mask: ({ found }) => ({
    zh: `“${found}”不是游程编码的掩码，应如 1 3 10 5：起点和长度成对出现，都从 1 数起，用单个空格分隔。`,
    en: `“${found}” is no run-length mask; write pairs of a start and a length, both from 1 on, with single spaces, such as 1 3 10 5.`,
  }),
  mask_order: ({ found }) => ({
    zh: `掩码“${found}”的游程有重叠或顺序不对，必须从小到大排列且互不重叠。`,
    en: `The runs of the mask “${found}” overlap or are out of order; they must ascend without overlapping.`,
  }),
  bad_boxes: ({ found }) => ({
    zh: `“${found}”不是检测框，应如 car 10 20 30 40：每个框依次写类别、左上角 x 和 y、宽和高（均大于 0），用空格分隔。`,
    en: `“${found}” is no list of boxes; write the class, x and y of the upper left corner, width and height (both above 0) of each box, with spaces, such as car 10 20 30 40.`,
  }),
  bad_gains: ({ found }) => ({
    zh: `“${found}”：每个项目必须恰好有一个大于等于 0 的增益（指数增益最大 900），同一项目不能重复。`,
    en: `“${found}”: each item must have one gain of at least 0 (exponential ones of at most 900), and no item may stand twice.`,
  }),
  nothing_relevant: () => ({
    zh: '有的行没有任何相关项目，这些行谁都得 0 分。',
    en: 'Some rows have no relevant items; they score 0 for everyone.',
  }),
  too_short: () => ({
    zh: '没有一条答案达到 4 个词，按这个指标任何文件都得 0 分。请改用按字切分，或换一个指标。',
    en: 'No answer has four words, so that every file scores 0 with this metric. Split by characters, or choose another metric.',
  }),
  bad_weight: ({ found }) => ({
    zh: `权重不能是 ${found}：必须是大于等于 0 的有限数字，且每个榜单的权重之和大于 0。`,
    en: `A weight may not be ${found}: weights are finite numbers of at least 0 whose sum is above 0 in each list.`,
  }),
}

/** Why a metric cannot use answers, in words, with where it shows. */
export function answerIssueWords(issue: AnswerIssue): Localized {
  const { zh, en } = issueWords[issue.code](issue)
  const place = [
    ...(issue.column ? [{ zh: `列“${issue.column}”`, en: `column “${issue.column}”` }] : []),
    ...(issue.id === undefined ? [] : [{ zh: `ID ${issue.id}`, en: `ID ${issue.id}` }]),
  ]
  if (place.length === 0) return { zh, en }
  const where = place.map(one => one.en).join(', ')
  return {
    zh: `${place.map(one => one.zh).join('，')}：${zh}`,
    en: `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${en}`,
  }
}
