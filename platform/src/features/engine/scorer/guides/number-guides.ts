import type { MetricGuide } from './guide.ts'

const answers = 'id,value\n1,3\n2,5\n3,10\n'
const submission = 'id,value\n1,2\n2,5\n3,14\n'

const several = {
  when: { zh: '有多个预测列', en: 'There are several predicted columns' },
  outcome: { zh: '所有列的所有数一起计算。', en: 'All numbers of all columns count together.' },
}
const huge = {
  when: { zh: '预测大到平方会溢出', en: 'Predictions are so large that their squares overflow' },
  outcome: {
    zh: '先缩放再平方，成绩仍然正确；得不出有限的数时，提交失败而不会上榜。',
    en: 'They are scaled before they are squared and the score is right; where no finite number comes out, the submission fails and never ranks.',
  },
}
const constant = {
  when: { zh: '预测全部相同', en: 'All predictions are the same' },
  outcome: {
    zh: '没有定义，提交失败并说明原因。',
    en: 'There is no score: the submission fails with the reason.',
  },
}
const constantAnswers = {
  when: { zh: '答案全部相同', en: 'All answers are the same' },
  outcome: {
    zh: '检验答案时就会拒绝，无法发布。',
    en: 'The sanity check rejects the answers before anyone can publish.',
  },
}

export const numberGuides: Record<string, MetricGuide> = {
  mae: {
    example: {
      answers,
      submission,
      score: 1.666667,
      steps: { zh: '$(1+0+4)/3\\approx 1.666667$。', en: '$(1+0+4)/3\\approx 1.666667$.' },
    },
    edges: [several],
  },
  mse: {
    example: {
      answers,
      submission,
      score: 5.666667,
      steps: { zh: '$(1+0+16)/3\\approx 5.666667$。', en: '$(1+0+16)/3\\approx 5.666667$.' },
    },
    edges: [several, huge],
  },
  rmse: {
    example: {
      answers,
      submission,
      score: 2.380476,
      steps: { zh: '$\\sqrt{(1+0+16)/3}\\approx 2.380476$。', en: '$\\sqrt{(1+0+16)/3}\\approx 2.380476$.' },
    },
    edges: [several, huge],
  },
  'median-ae': {
    example: {
      answers,
      submission,
      score: 1,
      steps: {
        zh: '绝对误差 1、0、4，排序后居中的是 1。',
        en: 'The absolute errors are 1, 0 and 4; the middle one is 1.',
      },
    },
    edges: [
      {
        when: { zh: '行数为偶数', en: 'The number of rows is even' },
        outcome: { zh: '取中间两个的平均值。', en: 'It is the mean of the two in the middle.' },
      },
      several,
    ],
  },
  mape: {
    example: {
      answers,
      submission,
      score: 0.244444,
      steps: {
        zh: '$(1/3+0/5+4/10)/3\\approx 0.244444$，即约 24.4%。',
        en: '$(1/3+0/5+4/10)/3\\approx 0.244444$, which is 24.4%.',
      },
    },
    edges: [
      {
        when: { zh: '真实值接近 0', en: 'The truth is near 0' },
        outcome: {
          zh: '相对误差会变得极大；这样的数据请考虑 SMAPE 或 MAE。',
          en: 'The relative error grows without measure: consider SMAPE or MAE for such data.',
        },
      },
      several,
    ],
  },
  smape: {
    example: {
      answers,
      submission: 'id,value\n1,3\n2,5\n3,30\n',
      score: 0.333333,
      steps: {
        zh: '前两行为 0；第三行 $2\\cdot20/(10+30)=1$；平均 $1/3\\approx 0.333333$。',
        en: 'The first two rows are 0, the third is $2\\cdot20/(10+30)=1$; the mean is $1/3\\approx 0.333333$.',
      },
    },
    edges: [
      {
        when: { zh: '真实值与预测都是 0', en: 'Truth and prediction are both 0' },
        outcome: { zh: '这一行计 0。', en: 'The row counts 0.' },
      },
      several,
    ],
  },
  rmsle: {
    example: {
      answers: 'id,value\n1,0\n2,9\n3,99\n',
      submission: 'id,value\n1,1\n2,9\n3,49\n',
      score: 0.565952,
      steps: {
        zh: '$\\sqrt{((\\ln2-\\ln1)^2+0+(\\ln50-\\ln100)^2)/3}\\approx 0.565952$。',
        en: '$\\sqrt{((\\ln2-\\ln1)^2+0+(\\ln50-\\ln100)^2)/3}\\approx 0.565952$.',
      },
    },
    edges: [
      {
        when: { zh: '预测为负', en: 'A prediction is negative' },
        outcome: { zh: '文件不被接受，并指出行号。', en: 'The file is refused with the line.' },
      },
      {
        when: { zh: '答案为负', en: 'An answer is negative' },
        outcome: {
          zh: '检验答案时就会拒绝，无法发布。',
          en: 'The sanity check rejects the answers before anyone can publish.',
        },
      },
    ],
  },
  r2: {
    example: {
      answers,
      submission,
      score: 0.346154,
      steps: {
        zh: '平均值 6，总变差 $9+1+16=26$，残差 $1+0+16=17$；$1-17/26\\approx 0.346154$。',
        en: 'The mean is 6, the variation $9+1+16=26$ and what remains $1+0+16=17$: $1-17/26\\approx 0.346154$.',
      },
    },
    edges: [
      {
        when: { zh: '总是预测平均值', en: 'The mean is predicted everywhere' },
        outcome: { zh: '得 0；更差时为负。', en: 'The score is 0; what is worse is negative.' },
      },
      constantAnswers,
    ],
  },
  'quantile-loss': {
    example: {
      answers,
      submission,
      params: { quantile: 0.9 },
      score: 0.433333,
      steps: {
        zh: '低估 1 罚 $0.9\\cdot1$，高估 4 罚 $0.1\\cdot4$：$(0.9+0+0.4)/3\\approx 0.433333$。',
        en: 'Too low by 1 costs $0.9\\cdot1$, too high by 4 costs $0.1\\cdot4$: $(0.9+0+0.4)/3\\approx 0.433333$.',
      },
    },
    edges: [
      {
        when: { zh: '分位数为 0.5', en: 'The quantile is 0.5' },
        outcome: { zh: '是 MAE 的一半。', en: 'It is half the MAE.' },
      },
      several,
    ],
  },
  pearson: {
    example: {
      answers: 'id,value\n1,1\n2,2\n3,3\n',
      submission: 'id,value\n1,2\n2,4\n3,7\n',
      score: 0.993399,
      steps: {
        zh: '离差之积的和 $5$，离差平方和 $2$ 与 $38/3$：$5/\\sqrt{2\\cdot38/3}\\approx 0.993399$。',
        en: 'The deviations’ products sum to $5$, their squares to $2$ and $38/3$: $5/\\sqrt{2\\cdot38/3}\\approx 0.993399$.',
      },
    },
    edges: [
      constant,
      constantAnswers,
      {
        when: { zh: '所有预测乘以同一个正数', en: 'All predictions are multiplied by one positive number' },
        outcome: {
          zh: '成绩不变，无论多大或多小。',
          en: 'The score stays the same, however large or small it is.',
        },
      },
    ],
  },
  spearman: {
    example: {
      answers: 'id,value\n1,1\n2,2\n3,3\n4,4\n',
      submission: 'id,value\n1,10\n2,30\n3,20\n4,40\n',
      score: 0.8,
      steps: {
        zh: '名次差为 0、1、−1、0：$1-6\\cdot2/(4\\cdot15)=0.8$。',
        en: 'The ranks differ by 0, 1, −1 and 0: $1-6\\cdot2/(4\\cdot15)=0.8$.',
      },
    },
    edges: [
      {
        when: { zh: '有相同的值', en: 'Values are tied' },
        outcome: { zh: '取平均名次。', en: 'They take their mean rank.' },
      },
      constant,
      constantAnswers,
    ],
  },
}
