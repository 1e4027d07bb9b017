import type { MetricGuide } from './guide.ts'

const notPositive = {
  when: { zh: '预测是 0 或负数', en: 'A prediction is 0 or negative' },
  outcome: {
    zh: '文件被拒绝，并指出行和列：预测必须大于 0。',
    en: 'The file is refused, with line and column: predictions must be greater than 0.',
  },
}
const weighted = {
  when: { zh: '答案有权重列', en: 'The answers have a weight' },
  outcome: {
    zh: '各行的偏差按权重平均，与 scikit-learn 的 sample_weight 一致。',
    en: 'The mean is by weight, as with scikit-learn’s sample_weight.',
  },
}

export const devianceGuides: Record<string, MetricGuide> = {
  'poisson-deviance': {
    example: {
      answers: 'id,claims\n1,0\n2,1\n3,2\n',
      submission: 'id,claims\n1,0.5\n2,1\n3,4\n',
      score: 0.74247,
      steps: {
        zh: '第 1 行真实值为 0，计 $2\\cdot 0.5=1$；第 2 行正确，计 0；第 3 行 $2(2\\ln\\tfrac24-2+4)\\approx 1.227411$。平均：$(1+0+1.227411)/3\\approx 0.742470$。',
        en: 'The truth of row 1 is 0: $2\\cdot 0.5=1$. Row 2 is right: 0. Row 3: $2(2\\ln\\tfrac24-2+4)\\approx 1.227411$. The mean: $(1+0+1.227411)/3\\approx 0.742470$.',
      },
    },
    edges: [
      {
        when: { zh: '一行的真实值是 0', en: 'The truth of a row is 0' },
        outcome: {
          zh: '计 2 × 预测值：应预测很小的正数。',
          en: 'It counts twice the prediction: predict a small positive number.',
        },
      },
      notPositive,
      weighted,
    ],
  },
  'gamma-deviance': {
    example: {
      answers: 'id,cost\n1,100\n2,200\n3,50\n',
      submission: 'id,cost\n1,100\n2,100\n3,100\n',
      score: 0.333333,
      steps: {
        zh: '第 1 行正确，计 0；第 2 行 $2(\\ln\\tfrac12+2-1)\\approx 0.613706$；第 3 行 $2(\\ln 2+\\tfrac12-1)\\approx 0.386294$。平均：$1/3\\approx 0.333333$。',
        en: 'Row 1 is right: 0. Row 2: $2(\\ln\\tfrac12+2-1)\\approx 0.613706$. Row 3: $2(\\ln 2+\\tfrac12-1)\\approx 0.386294$. The mean: $1/3\\approx 0.333333$.',
      },
    },
    edges: [
      {
        when: { zh: '一行的真实值不大于 0', en: 'A truth is not greater than 0' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。许多为 0 的总额请用 Tweedie 偏差。',
          en: 'There is no score: proving the answers says so. For totals with many zeros there is the Tweedie deviance.',
        },
      },
      notPositive,
      weighted,
    ],
  },
  'tweedie-deviance': {
    example: {
      answers: 'id,paid\n1,0\n2,4\n3,9\n',
      submission: 'id,paid\n1,1\n2,4\n3,16\n',
      params: { power: 1.5 },
      score: 1.666667,
      steps: {
        zh: '幂为 1.5 时一行的偏差化简为 $4(\\sqrt{y}-\\sqrt{\\hat y})^2/\\sqrt{\\hat y}$：第 1 行 $4\\cdot 1/1=4$，第 2 行 0，第 3 行 $4\\cdot(3-4)^2/4=1$。平均：$5/3\\approx 1.666667$。',
        en: 'With a power of 1.5 the deviance of a row is $4(\\sqrt{y}-\\sqrt{\\hat y})^2/\\sqrt{\\hat y}$: $4\\cdot 1/1=4$ for row 1, 0 for row 2, $4\\cdot(3-4)^2/4=1$ for row 3. The mean: $5/3\\approx 1.666667$.',
      },
    },
    edges: [
      {
        when: { zh: '幂 q 是 1、2 或 3', en: 'The power is 1, 2 or 3' },
        outcome: {
          zh: '就是泊松、伽马或逆高斯偏差。',
          en: 'It is the Poisson, the gamma or the inverse Gaussian deviance.',
        },
      },
      {
        when: { zh: 'q 不小于 2，而真实值有 0', en: 'The power is 2 or more, and a truth is 0' },
        outcome: {
          zh: '没有定义：检验答案时就会被指出。',
          en: 'There is no score: proving the answers says so.',
        },
      },
      notPositive,
      weighted,
    ],
  },
}
