import type { MetricGuide } from './guide.ts'

const zeroWeights = {
  when: { zh: '有权重为负，或全部为 0', en: 'A weight is negative, or all of them are 0' },
  outcome: {
    zh: '没有定义：检验答案时就会被指出，不会等到有人提交。',
    en: 'There is no score: the sanity check says so before anyone submits.',
  },
}
const zeroScale = {
  when: { zh: '有一行的尺度不大于 0', en: 'A scale is not greater than 0' },
  outcome: {
    zh: '没有定义：检验答案时就会被指出。训练期没有变化的序列请先去掉。',
    en: 'There is no score: proving the answers says so. Leave out series that never change in the training data.',
  },
}
const severalColumns = {
  when: { zh: '有多个预测列', en: 'There are several predicted columns' },
  outcome: { zh: '逐列计算，再取平均。', en: 'Each column is scored by itself; the score is their mean.' },
}

export const forecastGuides: Record<string, MetricGuide> = {
  wmae: {
    example: {
      answers: 'id,sales,weight\n1,10,1\n2,20,5\n3,30,1\n4,40,1\n',
      submission: 'id,sales\n1,12\n2,21\n3,30\n4,37\n',
      score: 1.25,
      steps: {
        zh: '绝对误差是 2、1、0、3，权重是 1、5、1、1：$(1\\cdot 2+5\\cdot 1+1\\cdot 0+1\\cdot 3)/8=10/8=1.25$。',
        en: 'The absolute errors are 2, 1, 0 and 3, the weights 1, 5, 1 and 1: $(1\\cdot 2+5\\cdot 1+1\\cdot 0+1\\cdot 3)/8=10/8=1.25$.',
      },
    },
    edges: [
      {
        when: { zh: '一行的权重是 0', en: 'A row has the weight 0' },
        outcome: {
          zh: '这一行仍须提交，但不影响成绩。',
          en: 'It must still be submitted, and does not count.',
        },
      },
      zeroWeights,
      severalColumns,
    ],
  },
  wape: {
    example: {
      answers: 'id,demand\n1,10\n2,0\n3,30\n4,60\n',
      submission: 'id,demand\n1,8\n2,3\n3,30\n4,65\n',
      score: 0.1,
      steps: {
        zh: '绝对误差之和是 $2+3+0+5=10$，真实值之和是 $10+0+30+60=100$：$10/100=0.1$，即 10%。',
        en: 'The absolute errors sum to $2+3+0+5=10$, the truths to $10+0+30+60=100$: $10/100=0.1$, that is 10%.',
      },
    },
    edges: [
      {
        when: { zh: '一行的真实值是 0', en: 'The truth of a row is 0' },
        outcome: {
          zh: '照常计入误差之和：第 2 行的 3 就是这样。',
          en: 'Its error counts as any other: the 3 of row 2 above.',
        },
      },
      {
        when: { zh: '真实值全部是 0', en: 'All truths are 0' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
      severalColumns,
    ],
  },
  rmspe: {
    example: {
      answers: 'id,sales\n1,10\n2,20\n3,0\n4,40\n',
      submission: 'id,sales\n1,9\n2,24\n3,5\n4,40\n',
      score: 0.129099,
      steps: {
        zh: '第 3 行的真实值是 0，不计分。其余各行的相对误差是 0.1、−0.2、0：$\\sqrt{(0.01+0.04+0)/3}\\approx 0.129099$。',
        en: 'The truth of row 3 is 0: it does not count. The relative errors of the others are 0.1, −0.2 and 0: $\\sqrt{(0.01+0.04+0)/3}\\approx 0.129099$.',
      },
    },
    edges: [
      {
        when: { zh: '一行的真实值是 0', en: 'The truth of a row is 0' },
        outcome: {
          zh: '这一行不计分，无论预测是多少；预测仍须是有限的数。',
          en: 'The row does not count whatever is predicted, which must be a finite number all the same.',
        },
      },
      {
        when: { zh: '真实值全部是 0', en: 'All truths are 0' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
      severalColumns,
    ],
  },
  mase: {
    example: {
      answers: 'id,demand,scale,series\n1,10,2,a\n2,12,2,a\n3,100,20,b\n',
      submission: 'id,demand\n1,11\n2,15\n3,110\n',
      score: 0.75,
      steps: {
        zh: '序列 a 的误差除以尺度是 $1/2$ 和 $3/2$，平均为 1；序列 b 是 $10/20=0.5$。两条序列的平均：$(1+0.5)/2=0.75$。',
        en: 'The errors of series a over its scale are $1/2$ and $3/2$, their mean 1; series b has $10/20=0.5$. The mean of both series: $(1+0.5)/2=0.75$.',
      },
    },
    edges: [
      {
        when: { zh: '答案没有序列列', en: 'The answers have no series column' },
        outcome: {
          zh: '每一行同等重要：直接对所有行的“误差 ÷ 尺度”取平均。',
          en: 'Every row counts the same: the mean of error over scale of all rows.',
        },
      },
      {
        when: { zh: '各序列的行数不同', en: 'Series differ in length' },
        outcome: { zh: '每条序列仍同等重要。', en: 'Every series counts the same nevertheless.' },
      },
      zeroScale,
    ],
  },
  wrmsse: {
    example: {
      answers: 'id,sales,series,scale,weight\n1,3,a,4,3\n2,5,a,4,3\n3,10,b,1,1\n4,12,b,1,1\n',
      submission: 'id,sales\n1,5\n2,7\n3,10\n4,12\n',
      score: 0.75,
      steps: {
        zh: '序列 a 的均方误差是 $(4+4)/2=4$，除以尺度 4 再开方得 1；序列 b 完全正确，得 0。按权重 3 和 1 平均：$(3\\cdot 1+1\\cdot 0)/4=0.75$。',
        en: 'The mean squared error of series a is $(4+4)/2=4$; over its scale of 4 and under the root that is 1. Series b is right: 0. By the weights 3 and 1: $(3\\cdot 1+1\\cdot 0)/4=0.75$.',
      },
    },
    edges: [
      {
        when: { zh: '一条序列的各行尺度或权重不同', en: 'Scale or weight differ within a series' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
      {
        when: { zh: '有多个预测列（每列一期）', en: 'There are several predicted columns, one a period' },
        outcome: {
          zh: '同一序列各行、各列的误差合在一起求均方；M5 的文件就是这样，每条序列一行、28 列。',
          en: 'The errors of all rows and columns of a series count together, as in M5’s files of one row a series and 28 columns.',
        },
      },
      zeroScale,
      zeroWeights,
    ],
  },
}
