import type { MetricGuide } from './guide.ts'

export const distributionGuides: Record<string, MetricGuide> = {
  gini: {
    example: {
      answers: 'id,claims\n1,0\n2,4\n3,0\n4,1\n',
      submission: 'id,claims\n1,0.1\n2,0.7\n3,0.4\n4,0.2\n',
      score: 0.846154,
      steps: {
        zh: '预测的名次减去平均名次 2.5 是 −1.5、1.5、0.5、−0.5，与真实值相乘后求和：$4\\cdot 1.5-1\\cdot 0.5=5.5$。完美排序是 $4\\cdot 1.5+1\\cdot 0.5=6.5$（两个 0 并列，名次都是 1.5）。$5.5/6.5\\approx 0.846154$。',
        en: 'The ranks of the predictions less their mean of 2.5 are −1.5, 1.5, 0.5 and −0.5; times the truths they sum to $4\\cdot 1.5-1\\cdot 0.5=5.5$. The perfect order gives $4\\cdot 1.5+1\\cdot 0.5=6.5$ (both zeros share rank 1.5). $5.5/6.5\\approx 0.846154$.',
      },
    },
    edges: [
      {
        when: { zh: '预测有同分', en: 'Predictions are tied' },
        outcome: {
          zh: '取平均名次，成绩与行的先后无关；全部相同时得 0。',
          en: 'They take their mean rank, so that the order of rows does not matter; 0 where all are the same.',
        },
      },
      {
        when: { zh: '真实值只有 0 和 1', en: 'Truths are 0 and 1 only' },
        outcome: { zh: '等于 $2\\cdot\\mathrm{AUC}-1$。', en: 'It is $2\\cdot\\mathrm{AUC}-1$.' },
      },
      {
        when: { zh: '真实值全部相同', en: 'All truths are the same' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
    ],
  },
}
