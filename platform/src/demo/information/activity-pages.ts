import type { Localized } from '../../base/web/language.ts'
import { both } from './plan.ts'

export type Page = { title: Localized; body: Localized }
const page = (title: [string, string], zh: string, en: string): Page => ({
  title: both(...title),
  body: both(zh, en),
})

/** The pages of each activity, five at most. */
export const workshopPages: readonly Page[] = [
  page(
    ['日程', 'Schedule'],
    '| 时间 | 内容 |\n|---|---|\n| 14:00 | 下载数据，看一眼：333 只企鹅，三个物种 |\n| 14:25 | 最笨的办法：全部写成阿德利企鹅，交上去 |\n| 14:50 | 一个会学习的模型：两层决策树 |\n| 15:20 | 在训练集里给自己打分 |\n| 15:45 | 为什么自己的分数和榜上的不一样 |',
    '| Time | What |\n|---|---|\n| 14:00 | Download and look: 333 penguins of three species |\n| 14:25 | The plainest answer: all of them Adélies, submitted |\n| 14:50 | A model that learns: a tree of two levels |\n| 15:20 | Scoring yourself within the training data |\n| 15:45 | Why your score and the leaderboard’s differ |',
  ),
  page(
    ['要带什么', 'What to bring'],
    '一台能上网的电脑，装好 Python 3.10 以上。装不上也没关系，浏览器里的笔记本同样够用，现场还有两位助教。\n\n来之前请先注册账号并报名企鹅分类赛，现场就不必排队等验证码。',
    'A laptop with Python 3.10 or later. Where it will not install a notebook in the browser does as well, and two assistants are there to help.\n\nPlease make an account and join for the penguins before you come, so that no one queues for a verification code.',
  ),
  page(
    ['主讲人', 'Who teaches'],
    '苏禾，临江大学讲师，带本科生参赛六年。她说第一次提交最难的不是模型，是“按下那个按钮”。\n\n助教是上一期工作坊的两位学员。',
    'Su He, lecturer at Linjiang University, has taken undergraduates to competitions for six years. What is hard about a first submission, she says, is not the model but pressing the button.\n\nThe two assistants took part last time.',
  ),
  page(
    ['怎么到', 'How to get there'],
    '地铁 2 号线临江大学站 B 口，进东门直走 300 米，图书馆三楼。报到时出示报名页即可，不需要学生证。',
    'Metro line 2 to Linjiang University, exit B; from the east gate 300 m straight on, third floor of the library. Show the page of your sign-up at the door; no student card is needed.',
  ),
  page(
    ['常见问题', 'Questions'],
    '**满员了怎么办？** 继续报名就会进入候补，有人取消时按先后递补并通知你。\n\n**可以一个人来吗？** 可以，一个人就是一支队伍。\n\n**会讲深度学习吗？** 不会。两小时只够把一条路走通。',
    '**It is full. What now?** Join all the same: you wait, and are told when someone gives up a place.\n\n**May I come alone?** Yes. One person is a team.\n\n**Is there deep learning?** No. Two hours are enough for one road, walked to its end.',
  ),
]

export const nightPages: readonly Page[] = [
  page(
    ['日程', 'Programme'],
    '- 14:00 签到\n- 14:15 一条撞击记录是怎么写成的（机场场务部）\n- 14:40 驾驶舱里看到的和没看到的（飞行部）\n- 15:05 一万条记录告诉我们什么（市公共数据局）\n- 15:30 茶歇与提问，至 17:00',
    '- 14:00 doors open\n- 14:15 how a strike gets into the books (airport ecology group)\n- 14:40 what a cockpit sees, and what not (flight operations)\n- 15:05 what ten thousand reports tell (Public Data Office)\n- 15:30 tea and questions, until 17:00',
  ),
  page(
    ['嘉宾', 'Speakers'],
    '机场场务部生态组组长、临江航空飞行部机长，以及临江市公共数据局高级分析师陶静姝。三个人会用同一条记录讲三遍，听听它变成了什么。',
    'The head of the airport’s ecology group, a captain of Linjiang Air, and Tao Jingshu, senior analyst of the Public Data Office. The three tell one and the same report three times: listen to what becomes of it.',
  ),
  page(
    ['先看这几个数', 'Numbers to come with'],
    '赛题所用的 10,000 条记录里，约十分之一（10.6%）造成了损伤。差别很大：\n\n| 动物体型 | 记录数 | 造成损伤 |\n|---|---|---|\n| 小 | 4,910 | 4.3% |\n| 中 | 4,346 | 12.0% |\n| 大 | 744 | 44.0% |\n\n记录最多的是十月，损伤比例最高的却是一月。为什么？把你的猜测带来。',
    'Of the 10,000 reports of the task about one in ten (10.6 %) told of damage, and by size they differ much:\n\n| Size of the animal | Reports | With damage |\n|---|---|---|\n| Small | 4,910 | 4.3 % |\n| Medium | 4,346 | 12.0 % |\n| Large | 744 | 44.0 % |\n\nMost reports are of October, but the share with damage is highest in January. Bring your guess why.',
  ),
  page(
    ['怎么到', 'How to get there'],
    '临江市城市规划馆一层报告厅，地铁 1、4 号线市民中心站步行五分钟。地下停车场凭报名页免费停三小时。',
    'Lecture hall on the ground floor of the City Planning Hall, five minutes from Civic Centre on metro lines 1 and 4. The car park below is free for three hours with the page of your sign-up.',
  ),
  page(
    ['常见问题', 'Questions'],
    '**没报名比赛可以来吗？** 可以。\n\n**会公布赛题之外的数据吗？** 不会，嘉宾讲的都是已公开的内容。\n\n**有录像吗？** 没有。有些话只适合当面说。',
    '**May I come without taking part?** Yes.\n\n**Will other data be shown?** No; everything shown is public already.\n\n**Is it recorded?** No. Some things are better said in a room.',
  ),
]

export const talkPages: readonly Page[] = [
  page(
    ['回顾', 'Report'],
    '讲座已结束。报名 34 人，两小时里提问一直没有停过。三个问题问得最多：\n\n1. **为什么不用准确率？** 因为“说 51% 有雨”和“说 99% 有雨”在准确率里是同一个答案。\n2. **校准好就够了吗？** 不够。天天报气候平均值，校准也很好，却对谁都没用。\n3. **模型要不要事后再校准？** 先看图。本来就在对角线上的，再校准只会加噪声。\n\n想接着练的，可以拿天气赛题的训练集做同样的检验。',
    'The talk is over. Thirty-four people had joined, and questions did not stop for two hours. Three came most:\n\n1. **Why not accuracy?** Because “51 % rain” and “99 % rain” are the same answer to it.\n2. **Is it enough to be calibrated?** No. Anyone who says the climatology every day is calibrated and of no use.\n3. **Should one calibrate a model afterwards?** Look at the picture first. What lies on the diagonal only gets noisier.\n\nTo go on, do the same with the training data of the weather task.',
  ),
  page(
    ['要点', 'Notes'],
    '- **可靠性**：说七成的日子里，真有七成下了雨；\n- **分辨力**：敢在该说的时候说九成和一成；\n- **适当评分规则**：说真话最划算，对数损失和布里尔分数都是。\n\n$$\\mathrm{LogLoss}=-\\frac1n\\sum_i\\log p_i(y_i)$$\n\n五类都报 0.2，对数损失是 $\\ln 5\\approx1.609$：比它还高，说明模型在帮倒忙。',
    '- **reliability**: of the days called seventy per cent, it rains on seventy per cent;\n- **resolution**: daring to say ninety and ten when it is right to;\n- **proper scoring rules**: the truth pays best, as with log loss and the Brier score.\n\n$$\\mathrm{LogLoss}=-\\frac1n\\sum_i\\log p_i(y_i)$$\n\nWho says 0.2 for all five classes gets $\\ln 5\\approx1.609$: above that a model does harm.',
  ),
  page(
    ['数据', 'The data'],
    '演示用的是西雅图 2012–2015 年共 1,461 天的记录。赛题在 2014 年 7 月 1 日切开：前 912 天训练，后 549 天测试。\n\n| 天气 | 训练 | 测试 |\n|---|---|---|\n| 雨 | 47.1% | 38.4% |\n| 晴 | 42.3% | 46.3% |\n| 雾 | 2.7% | 13.8% |\n| 毛毛雨 | 5.0% | 1.3% |\n| 雪 | 2.7% | 0.2% |\n\n雾多了五倍：基础比例变了，校准就不会自动成立。',
    'Shown on 1,461 days in Seattle, 2012 to 2015. The task is cut at 1 July 2014: 912 days for training, 549 for the test.\n\n| Weather | Training | Test |\n|---|---|---|\n| rain | 47.1 % | 38.4 % |\n| sun | 42.3 % | 46.3 % |\n| fog | 2.7 % | 13.8 % |\n| drizzle | 5.0 % | 1.3 % |\n| snow | 2.7 % | 0.2 % |\n\nFog is five times as frequent: where base rates move, calibration does not come by itself.',
  ),
  page(
    ['主讲人', 'Speaker'],
    '林德·哈根，北岸气象服务首席数据官，做概率预报的校准与检验。评审时先画可靠性图，再看分数。',
    'Linde Hagen, chief data officer of North Shore Weather, works on the calibration and verification of probabilistic forecasts. As a judge she draws the reliability diagram first and looks at scores afterwards.',
  ),
  page(
    ['自己试一试', 'Try it yourself'],
    '```python\nimport numpy as np\n\ndef reliability(p, y, bins=10):\n    order = np.argsort(p)\n    for part in np.array_split(order, bins):\n        print(f"{p[part].mean():.2f} -> {y[part].mean():.2f}")\n```\n\n`p` 是你报的概率，`y` 是事后的 0 或 1。两列数越接近越好。',
    '```python\nimport numpy as np\n\ndef reliability(p, y, bins=10):\n    order = np.argsort(p)\n    for part in np.array_split(order, bins):\n        print(f"{p[part].mean():.2f} -> {y[part].mean():.2f}")\n```\n\n`p` is what you said, `y` the 0 or 1 that came. The closer the two columns, the better.',
  ),
]

export const hostPages: readonly Page[] = [
  page(
    ['日程', 'Schedule'],
    '- 14:00 一个业务问题怎样变成一列要预测的数\n- 15:00 划分：按时间、按对象，还是随机\n- 16:00 指标：让排序与你心里的好坏一致\n- 17:00 分组写一页赛题\n- 19:30 交换试做，至 21:00',
    '- 14:00 how a question becomes a column to predict\n- 15:00 splits: by time, by subject or at random\n- 16:00 metrics: an order that agrees with your own\n- 17:00 groups write a task of one page\n- 19:30 trying each other’s, until 21:00',
  ),
  page(
    ['带什么来', 'What to bring'],
    '一个你们真正想解决的问题，用一句话写下来；若有数据，带一份字段说明即可，**不要带真实的个人信息**。',
    'One question that you really want answered, in one sentence. Of your data bring a list of columns, **never anything personal**.',
  ),
]

export const awardPages: readonly Page[] = [
  page(
    ['回顾', 'Report'],
    '终榜前三名是**对数几率**、**江南数据**和**均值回归**。三支队伍在 A 榜上也是前三，只是互换了名次：A 榜第一的均值回归（3.83 岁）终榜第三，A 榜第二的对数几率终榜第一。\n\n| 终榜 | 队伍 | A 榜 | B 榜 |\n|---|---|---|---|\n| 1 | 对数几率 | 3.86 | 5.38 |\n| 2 | 江南数据 | 3.86 | 5.42 |\n| 3 | 均值回归 | 3.83 | 5.43 |\n\n指标是均方根误差，单位为岁，越小越好。三支队伍的差距只有 0.05 岁，评审在点评里说：“它们是并列的，名次只是我们必须写下来的东西。”',
    'The top three of the final standings are **对数几率**, **江南数据** and **均值回归**. They led the public leaderboard as well, in another order: 均值回归, first there with 3.83 years, came third, and 对数几率, second there, came first.\n\n| Rank | Team | Public | Private |\n|---|---|---|---|\n| 1 | 对数几率 | 3.86 | 5.38 |\n| 2 | 江南数据 | 3.86 | 5.42 |\n| 3 | 均值回归 | 3.83 | 5.43 |\n\nRoot mean square error in years, less is better. Between first and third there are 0.05 years. “They are level”, said the jury; “a rank is what we have to write down.”',
  ),
]
