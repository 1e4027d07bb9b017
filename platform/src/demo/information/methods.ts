import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const methods: readonly PlannedArticle[] = [
  {
    category: 'methods',
    by: { expert: '贺云岚' },
    cover: 'luck',
    daysAgo: 12,
    title: both('排行榜为什么会骗人', 'Why a leaderboard deceives'),
    summary: both(
      '看一百次分数，就等于在测试集上挑了一百次模型。',
      'Anyone who looks at a score a hundred times has chosen among a hundred models on the test set.',
    ),
    body: both(
      '每提交一次，你就从测试集里拿走了一点信息。一次无妨，一百次就不同了：留下来的那个模型，是一百个里在这份测试集上运气最好的。\n\n## 差多少\n\n假设两个模型一样好，测试集有 $n$ 行，准确率为 $p$。分数的标准差大约是\n\n$$\\sqrt{p(1-p)/n}$$\n\n$n=300$、$p=0.9$ 时是 0.017。也就是说，榜单第三位小数上的高低，多半只是运气。\n\n## 怎么办\n\n- 用交叉验证挑模型，用榜单只看方向；\n- 提交前先写下你预计的分数，差得远就先找原因；\n- 名次看 B 榜：它由没有被看过的数据决定。',
      'Each submission takes a little information out of the test set. Once does no harm. After a hundred times the model that is left is the luckiest of a hundred on this very test set.\n\n## How much\n\nTake a test set of $n$ rows and an accuracy of $p$. The standard deviation of a score is about\n\n$$\\sqrt{p(1-p)/n}$$\n\nWith $n=300$ and $p=0.9$ it is 0.017. What differs in the third decimal is mostly luck.\n\n## What to do\n\n- choose models by cross-validation, and take the leaderboard as a direction only;\n- write down the score you expect before you submit; if it is far off, find out why;\n- ranks come from the private leaderboard, which no one has looked at.',
    ),
    about: ['penguins', 'weather'],
  },
  {
    category: 'methods',
    by: { account: 'captain' },
    cover: 'groups',
    daysAgo: 7,
    title: both('按国家分组，还是按行打乱', 'By country, or by row'),
    summary: both(
      '预期寿命一题里，打乱行的验证会告诉你一个好听的谎。',
      'In the task of life expectancy, validation on shuffled rows tells a pleasant lie.',
    ),
    body: both(
      '同一个国家的 1980 年与 1985 年相差平均不到一岁半。把它们分到训练和验证两边，最近邻模型只要“抄”五年前的自己，误差就很小。可测试集里的 28 个国家，训练用的 34 个里一个也没有。\n\n## 对照\n\n同样的训练集，同样是七折，均方根误差（岁）：\n\n| 模型 | 按行打乱 | 按国家分组 | B 榜 |\n|---|---|---|---|\n| 五个近邻 | **3.97** | 6.19 | 5.62 |\n| 岭回归 | 4.59 | **5.35** | **5.38** |\n| 四层决策树 | 5.28 | 6.66 | 5.72 |\n\n打乱行衡量的是插值：认识这个国家，补一年；它选了近邻。按国家分组衡量的是外推：没见过这个国家；它选了岭回归，和 B 榜一样。题目考的是第二种。\n\n```python\nfrom sklearn.model_selection import GroupKFold, cross_val_score\n\nscores = cross_val_score(model, X, y, groups=train["country"],\n                         cv=GroupKFold(7), scoring="neg_root_mean_squared_error")\n```\n\n一句话：**验证集和训练集的关系，要像测试集和训练集的关系。**',
      'Between 1980 and 1985 a country moves by less than a year and a half on average. Put one year into training and the other into validation, and a nearest neighbour only has to copy itself. But none of the 28 countries of the test set is among the 34 for training.\n\n## Compared\n\nThe same training data, seven folds either way, root mean square error in years:\n\n| Model | Shuffled rows | By country | The private leaderboard |\n|---|---|---|---|\n| Five neighbours | **3.97** | 6.19 | 5.62 |\n| Ridge | 4.59 | **5.35** | **5.38** |\n| Tree of four levels | 5.28 | 6.66 | 5.72 |\n\nShuffled rows measure interpolation, where you know the country and fill in a year: they choose the neighbours. Groups measure extrapolation to a country never seen: they choose ridge, as the private leaderboard did. The task is the second.\n\n```python\nfrom sklearn.model_selection import GroupKFold, cross_val_score\n\nscores = cross_val_score(model, X, y, groups=train["country"],\n                         cv=GroupKFold(7), scoring="neg_root_mean_squared_error")\n```\n\nIn one sentence: **validation should be to training what the test set is to training.**',
    ),
    about: ['life'],
  },
  {
    category: 'methods',
    by: { expert: '林德·哈根' },
    cover: 'calibration',
    daysAgo: 26,
    title: both('说七成，就该有七成', 'Seventy per cent should mean seventy per cent'),
    summary: both(
      '概率预测的校准：画一张图，比看十个指标明白。',
      'Calibration of probabilities: one picture says more than ten metrics.',
    ),
    body: both(
      '航班晚点一题要的是概率，指标却是 ROC-AUC，只看次序：报的数整体偏高一倍，分数也不变。数值可不可信，得自己检查。把预测按大小分成十组，每组算两个数：平均预测值，和真正晚点的比例。两者相等，点就落在对角线上。\n\n## 常见的三种样子\n\n- **S 形**：模型太自信，常见于过拟合的树；\n- **反 S 形**：太保守，常见于平均了很多模型；\n- **整体偏高或偏低**：训练集与测试集的基础比例不同。\n\n## 怎么修\n\n样本多用保序回归，样本少用普拉特缩放；两者都要在留出的数据上拟合，不能用训练集本身。',
      'The task of late flights asks for probabilities, but ROC-AUC sees their order only: double them all and the score stays. Whether the numbers can be trusted you have to check yourself. Sort the predictions into ten groups and compute two numbers for each: the mean prediction, and how many were really late. Where they agree, the point is on the diagonal.\n\n## Three shapes\n\n- **an S**: too sure, as overfitted trees are;\n- **an S the other way round**: too cautious, as averages of many models are;\n- **all too high or too low**: the base rates of training and test differ.\n\n## How to fix it\n\nIsotonic regression with much data, Platt scaling with little; both fitted on data held out, never on the training data themselves.',
    ),
    about: ['flights'],
  },
  {
    category: 'methods',
    by: { expert: '马苏德·阿里' },
    cover: 'confusion',
    daysAgo: 16,
    title: both('读懂混淆矩阵的三分钟', 'A confusion matrix in three minutes'),
    summary: both(
      '先看行，再看列，最后看最大的那个错。',
      'Rows first, then columns, then the largest mistake.',
    ),
    body: readText('confusion'),
    about: ['penguins'],
  },
  {
    category: 'methods',
    by: { person: '邓云帆' },
    cover: 'leak',
    daysAgo: 10,
    title: both('数据泄漏的五种面孔', 'Five faces of leakage'),
    summary: both('分数好得不像真的，多半就不是真的。', 'A score too good to be true mostly is not.'),
    body: readText('leak'),
    about: ['flights', 'penguins', 'life', 'weather'],
  },
  {
    category: 'methods',
    by: { expert: '石启铭' },
    cover: 'folds',
    daysAgo: 24,
    title: both('时间序列里，未来不能借给过去', 'The past may not borrow from the future'),
    summary: both(
      '滚动验证：每一次都只站在当时。',
      'Rolling validation: each time one stands where one stood then.',
    ),
    body: readText('time'),
    about: ['weather'],
  },
]
