import type { ThreadTag } from '../features/community/discussions/rules.ts'

/** Who writes in the demo's discussions: its accounts, or one of its people by number. */
export type Writer = 'competitor' | 'captain' | 'member' | 'organiser' | number

export type DemoThread = {
  competition: 'penguins' | 'weather' | 'life'
  title: string
  /** A question unless it says otherwise; a solution is that of its writer's team. */
  tag?: ThreadTag
  by: Writer
  /** Days before the demo was made. */ daysAgo: number
  body: string
  votes: number
  isPinned?: true
  isLocked?: true
  /** Which reply is accepted. */ accepted?: number
  replies: { by: Writer; hoursLater: number; body: string; to?: number; votes?: number }[]
}

/** Written for the demo; what they say of the data and the scoring is so. */
export const demoThreads: readonly DemoThread[] = [
  {
    competition: 'penguins',
    title: '开赛说明：数据划分、评测与提问方式',
    tag: 'data',
    by: 'organiser',
    daysAgo: 17,
    isPinned: true,
    votes: 14,
    body: '欢迎参加企鹅分类赛！几点说明：\n\n1. 训练集 200 只，测试集 133 只，都是测量完整的个体，**没有缺失值**。\n2. 评测是宏平均 F1，三个物种同样重要：\n\n$$\\text{macro-}F_1=\\frac{1}{3}\\sum_{c}\\frac{2TP_c}{2TP_c+FP_c+FN_c}$$\n\n3. 结果文件只要 `id` 和 `species` 两列，顺序不限。\n\n有问题请先搜索一下有没有人问过；没有的话就新开一个讨论，标题写清楚问题。请不要贴出测试集的标签。',
    replies: [
      {
        by: 3,
        hoursLater: 5,
        body: '请问 `island` 可以作为特征吗？感觉它和物种关系很大。',
      },
      {
        by: 'organiser',
        hoursLater: 7,
        to: 0,
        votes: 6,
        body: '可以。测试集里也有 `island`，它是采集时就知道的信息，不算泄漏。',
      },
      {
        by: 8,
        hoursLater: 31,
        body: '补充一点：帽带企鹅只出现在 Dream 岛，巴布亚企鹅只在 Biscoe 岛，所以它几乎能排除掉一个类别。',
      },
    ],
  },
  {
    competition: 'penguins',
    title: '三个类别不均衡，macro F1 要不要做重采样？',
    by: 'competitor',
    daysAgo: 11,
    votes: 5,
    accepted: 1,
    body: '训练集里帽带企鹅明显比另外两种少。我用逻辑回归，帽带的召回率一直偏低。\n\n想请教：这种情况应该**过采样**，还是调 `class_weight`，还是干脆调阈值？',
    replies: [
      {
        by: 12,
        hoursLater: 3,
        body: '样本这么少，过采样只是把同样的点复制几遍，交叉验证时还容易把副本分到两边，分数会虚高。',
      },
      {
        by: 'captain',
        hoursLater: 6,
        votes: 9,
        body: '我们试下来 `class_weight="balanced"` 就够了，关键是**特征标准化**：体重是几千克级的数字，喙深只有十几毫米，不缩放的话正则项几乎只在惩罚喙的系数。\n\n```python\nfrom sklearn.linear_model import LogisticRegression\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import StandardScaler\n\nmodel = make_pipeline(\n    StandardScaler(),\n    LogisticRegression(class_weight="balanced", max_iter=1000),\n)\n```\n\n另外验证时用分层抽样，不然某一折里可能只有三四只帽带。',
      },
      {
        by: 'competitor',
        hoursLater: 9,
        to: 1,
        body: '标准化之后召回立刻上来了，谢谢！',
      },
    ],
  },
  {
    competition: 'penguins',
    title: 'A three-line rule already gets you to about 0.97 accuracy',
    tag: 'insight',
    by: 'member',
    daysAgo: 6,
    votes: 11,
    body: 'Before fitting anything, plot bill length against bill depth. Two cuts separate almost everything:\n\n```python\ndef species(p):\n    if p.flipper_length_mm > 206 and p.bill_depth_mm < 17.6:\n        return "Gentoo"\n    return "Chinstrap" if p.bill_length_mm / p.bill_depth_mm > 2.35 else "Adelie"\n```\n\nOn all 333 complete penguins of the published study this is right for 322 of them. It is a baseline worth having: if your network does worse, the bug is in the code, not in the model.',
    replies: [
      {
        by: 31,
        hoursLater: 2,
        votes: 4,
        body: 'Nice. The ratio works because it cancels size: a big Adelie and a small Chinstrap can have the same bill length, but not the same *shape* of bill, $\\ell/d$.',
      },
      {
        by: 4,
        hoursLater: 12,
        body: '画出来确实一目了然。剩下分错的十来只大多是阿德利和帽带之间的，用性别再分一次还能对几只。',
      },
      {
        by: 'organiser',
        hoursLater: 26,
        votes: 5,
        body: 'Well put. Remember that the leaderboard scores **macro F1**, so the few Chinstraps you lose weigh more than their number suggests.',
      },
    ],
  },
  {
    competition: 'penguins',
    title: 'Is sex ever missing in the test set?',
    tag: 'data',
    by: 27,
    daysAgo: 2,
    votes: 1,
    body: 'In the original data some penguins have no recorded sex. Do I need an imputer for the test file?',
    replies: [],
  },
  {
    competition: 'weather',
    title: 'What happens to a probability of exactly 0 or 1?',
    by: 33,
    daysAgo: 20,
    votes: 8,
    accepted: 0,
    body: 'Log loss of a sure mistake is infinite on paper. Does one confident wrong day ruin the whole file?',
    replies: [
      {
        by: 'organiser',
        hoursLater: 4,
        votes: 10,
        body: 'It costs a lot, but it stays finite. Values closer to 0 or 1 than $2^{-52}$ are moved there before the row is scaled, as scikit-learn does, so the worst a single day can cost is\n\n$$-\\ln 2^{-52} \\approx 36.04$$\n\nSpread over the days of a leaderboard that is still far more than any honest forecast loses. Clip your own probabilities at something sensible instead:\n\n```python\np = p.clip(0.005, 0.995)\np = p.div(p.sum(axis=1), axis=0)\n```',
      },
      {
        by: 33,
        hoursLater: 6,
        to: 0,
        body: 'Clear, thank you. Clipping at 0.01 already took 0.03 off my validation loss.',
      },
    ],
  },
  {
    competition: 'weather',
    title: '雪天太少了，概率怎么校准？',
    by: 17,
    daysAgo: 14,
    votes: 6,
    body: '训练集 912 天里只有 25 天是雪，而且集中在 2012 年 1 月那一周。树模型给出的雪的概率不是 0 就是 0.6 以上，log loss 很难看。\n\n有没有比较稳妥的校准办法？',
    replies: [
      {
        by: 'captain',
        hoursLater: 8,
        votes: 7,
        body: '25 个样本做等渗回归肯定过拟合。我们的做法是向先验收缩：\n\n$$\\tilde p_c = (1-\\lambda)\\,p_c + \\lambda\\,\\pi_c,\\qquad \\pi_{\\text{snow}}\\approx\\frac{25}{912}$$\n\n$\\lambda$ 用**按时间**的验证集来选，大概在 0.05 到 0.15 之间。',
      },
      {
        by: 41,
        hoursLater: 20,
        body: '再加一个物理约束：最低气温高于 4 ℃ 的日子，雪的概率可以压得很低，但不要压到 0。',
      },
      {
        by: 17,
        hoursLater: 27,
        to: 0,
        body: '收缩很有效，验证集从 0.71 降到 0.66。时间划分也确实重要，随机划分时同一场雪会分到两边。',
      },
    ],
  },
  {
    competition: 'weather',
    title: 'B 榜什么时候揭晓？',
    by: 9,
    daysAgo: 1,
    votes: 3,
    isLocked: true,
    body: 'A 榜已经截止了，请问 B 榜成绩什么时候能看到？可以提前透露一下名次变化大不大吗？',
    replies: [
      {
        by: 'organiser',
        hoursLater: 2,
        votes: 8,
        body: '竞赛结束后核验完前列队伍的提交就揭晓，届时会在首页通知。揭晓之前 B 榜对所有参赛者都不可见，我们也不会透露任何变化。\n\n为避免讨论变成猜榜，这个帖子先锁定了，谢谢理解。',
      },
    ],
  },
  {
    competition: 'life',
    title: 'Write-up: validate by country, not by row',
    tag: 'solution',
    by: 'captain',
    daysAgo: 10,
    votes: 16,
    isPinned: true,
    body: 'The test set is made of whole countries, so a random split of rows tells you nothing: the same country is in both parts, five years apart, and a nearest-neighbour model looks brilliant. Grouping by country is the one thing that mattered:\n\n```python\nfrom sklearn.model_selection import GroupKFold, cross_val_score\n\nfolds = GroupKFold(n_splits=7)\nscores = cross_val_score(\n    model, X, y,\n    groups=train["country"],\n    cv=folds,\n    scoring="neg_root_mean_squared_error",\n)\n```\n\nWith it our validation and the final list told the same story. Three other things that helped, in this order:\n\n- the logarithm of population, and fertility as it is;\n- `cluster` as a category, because the regions start from different levels;\n- a straight line in `year`: everyone lives longer, at nearly the same pace.',
    replies: [
      {
        by: 6,
        hoursLater: 6,
        votes: 3,
        body: '感谢分享！我们就是按行随机划分，A 榜看着很好，B 榜掉了不少，教训很深刻。',
      },
      {
        by: 'organiser',
        hoursLater: 30,
        votes: 6,
        body: 'Thank you for writing this up. The split by country was chosen for exactly this reason.',
      },
      {
        by: 14,
        hoursLater: 40,
        to: 0,
        body: '同样的坑。建议以后的比赛先看“测试集是怎么来的”，再决定怎么验证。',
      },
    ],
  },
]
