import type { MetricGuide } from './guide.ts'

const answers = 'id,items\n1,a b\n2,c\n'
const submission = 'id,items\n1,b x a\n2,x c y\n'

const repeated = {
  when: { zh: '同一项预测了两次', en: 'An item is predicted twice' },
  outcome: { zh: '只算第一次。', en: 'Only the first counts.' },
}
const nothing = {
  when: { zh: '某一行没有任何相关项', en: 'Nothing is relevant in a row' },
  outcome: {
    zh: '这一行对所有人都计 0；检验答案时会提醒有多少这样的行。',
    en: 'The row scores 0 for everyone; the sanity check lists such rows.',
  },
}
const beyond = {
  when: { zh: '列表比 k 长', en: 'The list is longer than k' },
  outcome: { zh: '第 k 项以后不看。', en: 'What stands behind the first k is not looked at.' },
}

export const listGuides: Record<string, MetricGuide> = {
  'map-at-k': {
    example: {
      answers,
      submission,
      params: { k: 3 },
      score: 0.666667,
      steps: {
        zh: '第 1 行：第 1、3 位命中，$(1/1+2/3)/2\\approx 0.833333$；第 2 行：$1/2$。平均约 0.666667。',
        en: 'Row 1 hits at places 1 and 3: $(1/1+2/3)/2\\approx 0.833333$; row 2: $1/2$. The mean is about 0.666667.',
      },
    },
    edges: [repeated, nothing, beyond],
  },
  'hit-rate-at-k': {
    example: {
      answers,
      submission,
      params: { k: 1 },
      score: 0.5,
      steps: {
        zh: '第 1 行的首项 b 相关，第 2 行的首项 x 不相关：$1/2$。',
        en: 'The first item of row 1, b, is relevant, that of row 2, x, is not: $1/2$.',
      },
    },
    edges: [beyond, nothing],
  },
  'ndcg-at-k': {
    example: {
      answers: 'id,items,gains\n1,a b,3 1\n2,c,2\n',
      submission,
      params: { k: 3 },
      score: 0.659729,
      steps: {
        zh: '第 1 行：$(1/\\log_2 2+3/\\log_2 4)/(3/\\log_2 2+1/\\log_2 3)\\approx 0.688529$；第 2 行：$1/\\log_2 3\\approx 0.630930$。平均约 0.659729。',
        en: 'Row 1: $(1/\\log_2 2+3/\\log_2 4)/(3/\\log_2 2+1/\\log_2 3)\\approx 0.688529$; row 2: $1/\\log_2 3\\approx 0.630930$. The mean is about 0.659729.',
      },
    },
    edges: [
      {
        when: { zh: '增益选择指数', en: 'Gains are exponential' },
        outcome: {
          zh: '增益 g 按 $2^g-1$ 计，因此 3 级相当于 7 个 1 级。',
          en: 'A gain g counts $2^g-1$, so that a grade of 3 is worth seven of grade 1.',
        },
      },
      {
        when: { zh: '答案没有 gains 列', en: 'The answers have no column of gains' },
        outcome: {
          zh: '每个相关项增益为 1。项目名里的冒号只是名字的一部分。',
          en: 'Each relevant item has gain 1. A colon in an item is part of its name.',
        },
      },
      {
        when: {
          zh: '增益的个数与项目不同，或增益为负',
          en: 'There are not as many gains as items, or one is negative',
        },
        outcome: { zh: '答案不被接受，并指出 ID。', en: 'The answers are refused with the ID.' },
      },
      repeated,
      nothing,
    ],
  },
  'precision-at-k': {
    example: {
      answers,
      submission,
      params: { k: 2 },
      score: 0.5,
      steps: {
        zh: '前 2 项里，第 1 行有 b 相关，第 2 行有 c 相关：$(1/2+1/2)/2=0.5$。',
        en: 'Among the first 2 items b is relevant in row 1 and c in row 2: $(1/2+1/2)/2=0.5$.',
      },
    },
    edges: [
      {
        when: { zh: '相关项不足 k 个', en: 'Fewer than k items are relevant' },
        outcome: {
          zh: '这一行的满分低于 1：分母总是 k。',
          en: 'The best that the row can count is below 1: k always divides.',
        },
      },
      repeated,
      nothing,
    ],
  },
  'recall-at-k': {
    example: {
      answers,
      submission,
      params: { k: 2 },
      score: 0.75,
      steps: {
        zh: '前 2 项里，第 1 行的 2 个相关项找到 1 个，第 2 行的 1 个相关项找到了：$(1/2+1/1)/2=0.75$。',
        en: 'Among the first 2 items stand 1 of the 2 relevant ones of row 1 and the only one of row 2: $(1/2+1/1)/2=0.75$.',
      },
    },
    edges: [
      {
        when: { zh: '相关项多于 k 个', en: 'More than k items are relevant' },
        outcome: {
          zh: '这一行的满分低于 1：前 k 项装不下。',
          en: 'The best that the row can count is below 1: not all of them fit.',
        },
      },
      repeated,
      nothing,
    ],
  },
  mrr: {
    example: {
      answers,
      submission,
      params: { k: 3 },
      score: 0.75,
      steps: {
        zh: '第一个相关项在第 1 行排第 1，在第 2 行排第 2：$(1/1+1/2)/2=0.75$。',
        en: 'The first relevant item is at place 1 in row 1 and at place 2 in row 2: $(1/1+1/2)/2=0.75$.',
      },
    },
    edges: [
      {
        when: { zh: '有多个相关项', en: 'Several items are relevant' },
        outcome: { zh: '只看排在最前的一个。', en: 'Only the first of them counts.' },
      },
      beyond,
      nothing,
    ],
  },
}
