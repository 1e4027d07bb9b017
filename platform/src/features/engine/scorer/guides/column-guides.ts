import type { MetricGuide } from './guide.ts'

export const columnGuides: Record<string, MetricGuide> = {
  'mean-column-auc': {
    example: {
      answers: 'id,toxic,insult\n1,1,0\n2,0,0\n3,1,1\n4,0,1\n',
      submission: 'id,toxic,insult\n1,0.9,0.2\n2,0.3,0.6\n3,0.3,0.8\n4,0.1,0.5\n',
      score: 0.8125,
      steps: {
        zh: '“toxic”列有 4 对正负例：3 对排对，1 对同分算一半，$3.5/4=0.875$；“insult”列 4 对里排对 3 对，$0.75$。平均：$(0.875+0.75)/2=0.8125$。',
        en: 'Column toxic has 4 pairs of a positive and a negative row: 3 are in order and one is tied, $3.5/4=0.875$. In column insult 3 of 4 are: $0.75$. The mean: $(0.875+0.75)/2=0.8125$.',
      },
    },
    edges: [
      {
        when: { zh: '一列的答案只有 0 或只有 1', en: 'A column of answers is all 0 or all 1' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。请去掉这一列，或换一种 A/B 榜划分。',
          en: 'There is no score: proving the answers says so. Leave the column out, or divide the lists in another way.',
        },
      },
      {
        when: { zh: '得分超出 0 到 1', en: 'Scores lie outside of 0 to 1' },
        outcome: { zh: '没有关系，只看排序。', en: 'That does not matter: only the order does.' },
      },
    ],
  },
  mcrmse: {
    example: {
      answers: 'id,reactivity,degradation\n1,1,10\n2,2,20\n3,3,30\n',
      submission: 'id,reactivity,degradation\n1,1,13\n2,2,20\n3,6,34\n',
      score: 2.309401,
      steps: {
        zh: '“reactivity”列：$\\sqrt{(0+0+9)/3}\\approx 1.732051$；“degradation”列：$\\sqrt{(9+0+16)/3}\\approx 2.886751$。平均约 2.309401。',
        en: 'Column reactivity: $\\sqrt{(0+0+9)/3}\\approx 1.732051$; column degradation: $\\sqrt{(9+0+16)/3}\\approx 2.886751$. Their mean is about 2.309401.',
      },
    },
    edges: [
      {
        when: { zh: '只有一个预测列', en: 'There is one predicted column' },
        outcome: { zh: '与 RMSE 相同。', en: 'It is the RMSE.' },
      },
      {
        when: { zh: '预测大到平方会溢出', en: 'Predictions are so large that their squares overflow' },
        outcome: {
          zh: '先按最大误差缩放再平方，成绩仍然正确。',
          en: 'Errors are scaled by the largest before they are squared: the score is right all the same.',
        },
      },
    ],
  },
}
