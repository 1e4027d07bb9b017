type Both = readonly [zh: string, en: string]
export type PlannedStep = {
  title: Both
  body: Both
  /** The newest article of the platform, or a competition by its key. */
  to?: 'article' | { competition: string }
}

export const firstSubmission: { title: Both; summary: Both; steps: readonly PlannedStep[] } = {
  title: ['从第一次提交到可信的成绩', 'From a first submission to a score you can trust'],
  summary: [
    '五步走完一遍：读懂题目、交出第一份结果、学会验证，再在一道回归题上用起来。大约需要一个下午。',
    'Five steps: read a task, submit a first result, learn to validate, and use it on a regression. It takes about an afternoon.',
  ],
  steps: [
    {
      title: ['先读懂一道赛题', 'Read a task'],
      body: [
        '打开任何一道赛题，先回答四个问题：\n\n1. **预测什么？** 是类别、数值，还是排序？\n2. **用什么衡量？** 越大越好，还是越小越好？\n3. **测试集是怎么来的？** 随机抽的，还是后来的时间、没见过的对象？\n4. **提交文件长什么样？** 列名、行数、取值范围。\n\n第三个问题最容易被跳过，也最值钱：它决定了你该怎样验证。',
        'Open any task and answer four questions first:\n\n1. **What is predicted?** A class, a number, an order?\n2. **How is it scored?** Is more better, or less?\n3. **Where does the test set come from?** Drawn at random, or later in time, or subjects never seen?\n4. **What does a submission look like?** Columns, rows, range of values.\n\nThe third is skipped most often and worth most: it decides how you should validate.',
      ],
    },
    {
      title: ['交出第一份结果', 'Submit a first result'],
      body: [
        '下载数据，把样例提交里的答案全部换成**最常见的物种**，提交。分数不会好看，但从这一刻起，你知道整条路是通的，也有了一把尺子：任何模型都应该比它强。',
        'Download the data, replace all answers of the sample submission by **the most frequent species**, and submit. The score will not be pretty, but from now on you know that the road is open, and you have a yardstick: every model should beat it.',
      ],
      to: { competition: 'penguins-lab' },
    },
    {
      title: ['为什么要有 A 榜和 B 榜', 'Why there are the public and the private leaderboard'],
      body: [
        '榜单会反过来影响你：盯着它调参，模型就会长成榜单的样子。读完这篇，再决定要不要相信最后一位小数。',
        'A leaderboard acts back on you: tune by it, and your model takes its shape. Read this before you trust the last digit.',
      ],
      to: 'article',
    },
    {
      title: ['学会给自己打分', 'Learn to score yourself'],
      body: [
        '把训练集分成五份，轮流留一份当考题。关键是**怎么分**：\n\n- 测试集是随机抽的：随机分；\n- 测试集是后来的时间：按时间分，只用过去预测未来；\n- 测试集是没见过的对象（国家、用户、设备）：按对象分。\n\n```python\nfrom sklearn.model_selection import GroupKFold\n\nfor train, valid in GroupKFold(n_splits=5).split(X, y, groups=countries):\n    ...\n```\n\n分对了，你的验证分数和榜单分数会一起涨、一起跌。',
        'Cut the training data into five parts and let each be the exam once. What matters is **how you cut**:\n\n- test set drawn at random: cut at random;\n- test set later in time: cut by time, and predict the future from the past only;\n- test set of subjects never seen (countries, users, machines): cut by subject.\n\n```python\nfrom sklearn.model_selection import GroupKFold\n\nfor train, valid in GroupKFold(n_splits=5).split(X, y, groups=countries):\n    ...\n```\n\nOnce the cut is right, your own score and the leaderboard rise and fall together.',
      ],
    },
    {
      title: ['在没见过的国家上试一试', 'Try it on countries never seen'],
      body: [
        '这道题的测试集由整个国家组成。先用随机划分验证，再用按国家划分验证，看看哪个更接近榜单——然后你就不会再忘了。',
        'The test set of this task is made of whole countries. Validate with random rows, then by country, and see which comes closer to the leaderboard: you will not forget it.',
      ],
      to: { competition: 'life-lab' },
    },
  ],
}
