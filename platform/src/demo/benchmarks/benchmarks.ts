type Both = readonly [zh: string, en: string]

/** What holds on every benchmark when a method is entered. */
const checks: Both = [
  '- 分数由平台评出。工作人员按登记的先后，用公开的代码或平台留存的提交文件复算，分数一致就标上“已核验”。核验的是分数，不是说明里写的做法；\n- 愿意公开代码的，请附上链接与许可；没有代码也可以登记；\n- 不要用测试集的标注，包括手工查看后写规则。',
  '- scores are made by the platform. In the order of entry staff compute them again, from published code or from the submitted file as we keep it, and mark as verified what comes out the same. What is verified is the score, not what is said of the method;\n- if you publish your code, link to it with its license. Methods without code can be entered, too;\n- use no labels of the test set, nor rules written after looking at it.',
]

export const plannedBenchmarks: readonly { key: string; title: Both; summary: Both; body: Both }[] = [
  {
    key: 'penguins-lab',
    title: ['企鹅物种识别基准', 'Benchmark: species of penguins'],
    summary: [
      '四项体测，三个物种。看看简单的方法能走多远，再决定要不要上复杂的。',
      'Four measurements, three species: see how far simple methods go before you turn to complex ones.',
    ],
    body: [
      '## 任务\n\n根据喙长、喙深、鳍长和体重判断一只企鹅属于阿德利、帽带还是巴布亚企鹅。\n\n## 测试集\n\n测试集固定不变，全部用于榜单。若将来更换，会作为新的版本发布，旧版本的成绩仍可查看。\n\n## 登记方法时\n\n- 写清楚用了哪些列、怎样变换、怎样验证；\n' +
        checks[0],
      '## Task\n\nTell whether a penguin is an Adélie, a chinstrap or a gentoo from its bill, its flipper and its mass.\n\n## Test set\n\nThe test set does not change, and all of it counts. Should it ever be replaced, that becomes a new version, and scores of the old one stay to be seen.\n\n## When you enter a method\n\n- say which columns you used, how you changed them, and how you validated;\n' +
        checks[1],
    ],
  },
  {
    key: 'life-lab',
    title: ['预期寿命回归基准', 'Benchmark: life expectancy'],
    summary: [
      '用人口、生育率和年份估计一个从未见过的国家。考的是泛化，不是插值。',
      'Estimate a country never seen before from population, fertility and year: a test of generalisation rather than interpolation.',
    ],
    body: [
      '## 任务\n\n估计一个国家在某一年的预期寿命，单位为岁，以均方根误差衡量，越小越好。\n\n## 为什么难\n\n测试集由整个国家组成。按行随机划分的验证会过于乐观：同一个国家的前后五年同时出现在两边。五个近邻在打乱的行上误差只有 3.97 岁，到榜上是 5.54。\n\n按国家分组验证则略偏保守：岭回归（λ = 1）5.35 岁，榜上 5.02；两层决策树 6.20，榜上 5.75；五个近邻 6.19，榜上 5.54。差距都在 0.3 到 0.7 岁之间。\n\n## 登记方法时\n\n- 写清楚用了哪些列、怎样验证：按国家分组，还是打乱行；\n' +
        checks[0],
      '## Task\n\nEstimate the life expectancy of a country in a year, in years. Scored by root mean squared error; less is better.\n\n## Why it is hard\n\nThe test set is made of whole countries. Validation on random rows is too hopeful, as the same country stands on both sides, five years apart: five neighbours have an error of 3.97 years on shuffled rows, and 5.54 on the leaderboard.\n\nValidation grouped by country is a little too careful: 5.35 years for ridge (λ = 1) and 5.02 on the leaderboard, 6.20 and 5.75 for the tree of two levels, 6.19 and 5.54 for five neighbours. They are between 0.3 and 0.7 years apart.\n\n## When you enter a method\n\n- say which columns you used and how you validated: by country, or on shuffled rows;\n' +
        checks[1],
    ],
  },
]

const cart = 'https://doi.org/10.1201/9781315139470'
const neighbours = 'https://doi.org/10.1109/TIT.1967.1053964'
const cox = 'https://doi.org/10.1111/j.2517-6161.1958.tb00292.x'
const hoerl = 'https://doi.org/10.1080/00401706.1970.10488634'

/** What the files of the demo's models hold, by their names; whoever entered one says so in their own language. */
export const methods: Readonly<Record<string, { name: string; paper: string | null; about: Both }>> = {
  'majority.csv': {
    name: 'Majority class',
    paper: null,
    about: [
      '所有样本都猜训练集里最多的一类，作为起点。',
      'Everything is the most frequent class: where one begins.',
    ],
  },
  'stump.csv': {
    name: 'Decision stump',
    paper: cart,
    about: ['只切一刀的树，叶子至少 10 个样本。', 'A tree with one split and at least ten samples a leaf.'],
  },
  'tree_depth2.csv': {
    name: 'Decision tree (depth 2)',
    paper: cart,
    about: ['两层的树，便于解释。', 'A tree of depth two, easy to explain.'],
  },
  'tree_depth4.csv': {
    name: 'Decision tree (depth 4)',
    paper: cart,
    about: ['四层的树，没有剪枝。', 'A tree of depth four without pruning.'],
  },
  'knn_25.csv': {
    name: 'k-NN (k = 25)',
    paper: neighbours,
    about: ['标准化后取 25 个最近的样本投票。', 'A vote of the 25 nearest after scaling.'],
  },
  'knn_15.csv': {
    name: 'k-NN (k = 15)',
    paper: neighbours,
    about: ['标准化后取 15 个最近样本的平均。', 'The mean of the 15 nearest after scaling.'],
  },
  'knn_5.csv': {
    name: 'k-NN (k = 5)',
    paper: neighbours,
    about: ['标准化后取 5 个最近的样本。', 'The five nearest after scaling.'],
  },
  'logreg_5.csv': {
    name: 'Logistic regression (5 steps)',
    paper: cox,
    about: ['只走 5 步梯度下降，欠拟合。', 'Five steps of gradient descent only: underfitted.'],
  },
  'logreg_200.csv': {
    name: 'Logistic regression',
    paper: cox,
    about: [
      '标准化、200 步梯度下降、轻微正则。',
      'Scaled features, 200 steps of gradient descent, a little regularisation.',
    ],
  },
  'mean.csv': {
    name: 'Mean',
    paper: null,
    about: ['处处预测训练集均值。', 'The mean of the training data everywhere.'],
  },
  'ridge_1000.csv': {
    name: 'Ridge regression (λ = 1000)',
    paper: hoerl,
    about: ['惩罚过重的岭回归，用来对照。', 'Ridge regression with too much of a penalty, to compare with.'],
  },
  'ridge_1.csv': {
    name: 'Ridge regression (λ = 1)',
    paper: hoerl,
    about: ['人口取对数，年份线性，λ=1。', 'The logarithm of population, a line in time, λ = 1.'],
  },
}
