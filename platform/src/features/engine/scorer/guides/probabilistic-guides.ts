import type { MetricGuide } from './guide.ts'

export const probabilisticGuides: Record<string, MetricGuide> = {
  pinball: {
    example: {
      answers: 'id,load\n1,10\n2,20\n3,30\n',
      submission: 'id,q0.1,q0.5,q0.9\n1,8,10,13\n2,22,24,26\n3,25,28,29\n',
      params: { quantiles: '0.1 0.5 0.9' },
      score: 0.811111,
      steps: {
        zh: 'q = 0.1：$(0.1\\cdot 2+0.9\\cdot 2+0.1\\cdot 5)/3=2.5/3$；q = 0.5：$(0+0.5\\cdot 4+0.5\\cdot 2)/3=1$；q = 0.9：$(0.1\\cdot 3+0.1\\cdot 6+0.9\\cdot 1)/3=0.6$。平均约 0.811111。',
        en: 'q = 0.1: $(0.1\\cdot 2+0.9\\cdot 2+0.1\\cdot 5)/3=2.5/3$; q = 0.5: $(0+0.5\\cdot 4+0.5\\cdot 2)/3=1$; q = 0.9: $(0.1\\cdot 3+0.1\\cdot 6+0.9\\cdot 1)/3=0.6$. The mean is about 0.811111.',
      },
    },
    edges: [
      {
        when: {
          zh: '分位数交叉（例如 q0.9 小于 q0.5）',
          en: 'Quantiles cross (q0.9 below q0.5, for example)',
        },
        outcome: {
          zh: '照常计分，不会被拒绝，也不会重新排序；损失自然更大。',
          en: 'They are scored as they stand, neither refused nor put in order; the loss is larger by itself.',
        },
      },
      {
        when: { zh: '列名与推荐的不同', en: 'Columns have other names than proposed' },
        outcome: {
          zh: '主办方可以在“结果文件格式”里改名；决定哪一列是哪个分位数的是次序。',
          en: 'Organizers may rename them with the columns of submission files; which is which quantile is by their order.',
        },
      },
      {
        when: { zh: '列数与分位数的个数不同', en: 'There are not as many columns as quantiles' },
        outcome: {
          zh: '检验答案时就会被指出；改过参数后请重新推出结果文件格式。',
          en: 'The sanity check says so; infer the columns again after changing the parameter.',
        },
      },
    ],
  },
  crps: {
    example: {
      answers: 'id,rain\n1,3\n2,0\n3,5\n',
      submission: 'id,rain\n1,2 4\n2,0\n3,1 2 6\n',
      score: 0.685185,
      steps: {
        zh: '每行是成员误差的平均值，减去成员两两之差的平均值的一半（含与自己比较）。第 1 行 $1-\\tfrac12\\cdot 1=0.5$；第 2 行 0；第 3 行 $\\tfrac{4+3+1}{3}-\\tfrac12\\cdot\\tfrac{2(1+5+4)}{9}\\approx 1.555556$。平均约 0.685185。',
        en: 'A row is the mean error of its members less half the mean difference of any two of them (each with itself included). Row 1: $1-\\tfrac12\\cdot 1=0.5$; row 2: 0; row 3: $\\tfrac{4+3+1}{3}-\\tfrac12\\cdot\\tfrac{2(1+5+4)}{9}\\approx 1.555556$. The mean is about 0.685185.',
      },
    },
    edges: [
      {
        when: { zh: '只有一个成员', en: 'There is one member' },
        outcome: { zh: '等于绝对误差。', en: 'It is the absolute error.' },
      },
      {
        when: { zh: '各行成员的个数不同', en: 'Rows differ in how many members they have' },
        outcome: {
          zh: '允许；每行同等重要，成员的次序没有关系，重复的成员各算一个。',
          en: 'That is allowed; every row counts the same, the order of members does not matter, and each of several equal ones counts.',
        },
      },
      {
        when: { zh: '一格是空的，或含有不是数字的内容', en: 'A cell is empty, or holds what is no number' },
        outcome: {
          zh: '文件被拒绝，并指出行和列；nan 和 inf 也不允许。',
          en: 'The file is refused, with line and column; nan and inf are not allowed either.',
        },
      },
    ],
  },
}
