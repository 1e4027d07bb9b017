import type { MetricGuide } from './guide.ts'

export const rankingCorrelationGuides: Record<string, MetricGuide> = {
  kendall: {
    example: {
      answers: 'id,grade\n1,1\n2,2\n3,3\n4,3\n',
      submission: 'id,grade\n1,0.2\n2,0.1\n3,0.6\n4,0.9\n',
      score: 0.547723,
      steps: {
        zh: '6 个行对里，第 3、4 行真实值相同，不计；其余 5 对中 4 对次序一致、1 对（第 1、2 行）相反：$(4-1)/\\sqrt{5\\cdot 6}\\approx 0.547723$。',
        en: 'Of 6 pairs that of rows 3 and 4 has the same truth and does not count. Of the other 5, 4 are in order and one (rows 1 and 2) is not: $(4-1)/\\sqrt{5\\cdot 6}\\approx 0.547723$.',
      },
    },
    edges: [
      {
        when: { zh: '真实值有同值，预测没有', en: 'Truths are tied, and predictions are not' },
        outcome: {
          zh: '分母按同值对数修正，但成绩到不了 1，除非预测也并列。',
          en: 'The denominator allows for ties, yet 1 is reached only where predictions are tied in the same rows.',
        },
      },
      {
        when: { zh: '预测或真实值全部相同', en: 'All predictions, or all truths, are the same' },
        outcome: { zh: '没有定义，提交无法得分。', en: 'There is no score.' },
      },
    ],
  },
  'concordance-index': {
    example: {
      answers: 'id,months,event\n1,5,1\n2,8,0\n3,8,1\n4,12,1\n',
      submission: 'id,months\n1,6\n2,6\n3,9\n4,10\n',
      params: { predicts: 'time' },
      score: 0.7,
      steps: {
        zh: '可比较的行对有 5 个：第 1 行对第 2、3、4 行；第 3 行对第 4 行；第 3 行对第 2 行（同为 8 个月，第 2 行删失，活得更久）。3 对一致，1 对同分算一半，1 对（第 3、2 行）相反：$3.5/5=0.7$。',
        en: 'There are 5 comparable pairs: row 1 with rows 2, 3 and 4; row 3 with row 4; row 3 with row 2 (both 8 months, but row 2 was censored and lives on). 3 are in order, one is tied, one (rows 3 and 2) is not: $3.5/5=0.7$.',
      },
    },
    edges: [
      {
        when: { zh: '先结束的一行是删失', en: 'The earlier row was censored' },
        outcome: {
          zh: '不知道它何时发生事件，这一对不比较。',
          en: 'When its event came is unknown: the pair does not count.',
        },
      },
      {
        when: { zh: '两行在同一时间都发生了事件', en: 'Both had their event at the same time' },
        outcome: { zh: '这一对不比较。', en: 'The pair does not count.' },
      },
      {
        when: { zh: '参赛者提交的是风险而不是时间', en: 'Competitors submit risks instead of times' },
        outcome: {
          zh: '把参数设为“风险”：数值越高，事件应越早发生。',
          en: 'Choose risks as parameter: the higher, the earlier the event.',
        },
      },
      {
        when: { zh: '没有可比较的行对', en: 'No pair is comparable' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
    ],
  },
}
