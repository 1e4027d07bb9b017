import type { Localized } from '../base/web/language.ts'
import type { CompetitionPart } from '../features/competing/competitions/rules.ts'

export type Story = {
  title: Localized
  summary: Localized
  reward: Localized
  /** What the reward is worth in all, to sort by; null without money. */
  rewardValue: number | null
  licence: string
  source: string
  texts: Partial<Record<CompetitionPart, Localized>>
  faq: { question: Localized; answer: Localized }[]
  data: { title: Localized; body: Localized }
}

export const agreement: Localized = {
  zh: '参加本竞赛即表示你同意：\n\n1. 一人只用一个账号参赛，不与其他队伍私下共享代码或数据。\n2. 结果文件由自己的方法产生，不手工标注测试集。\n3. 数据只用于本竞赛与学习研究，并遵守数据页上写明的许可。\n4. 主办方可以要求前列队伍提交代码进行复现。',
  en: 'By entering you agree that:\n\n1. You take part with one account and share no code or data privately outside your team.\n2. Your submission files come from your own method; the test set is not labelled by hand.\n3. The data is used for this competition and for study, under the license on its data page.\n4. The organizer may ask leading teams for their code, to reproduce the result.',
}

export const protocol: Localized = {
  zh: '数据仅用于本竞赛和学习研究，使用时请遵守本页写明的许可并注明来源。请不要尝试识别其中的个人。',
  en: 'Use the data for this competition and for study, follow the license stated on this page and name the source. Do not try to identify people in it.',
}

const prizes: Localized = {
  zh: '| 名次 | 奖项 | 奖金 |\n|---|---|---|\n| 第 1 名 | 一等奖 | 5,000 元 |\n| 第 2–3 名 | 二等奖 | 每队 2,000 元 |\n| 第 4–8 名 | 三等奖 | 无 |\n\n终榜确认后，进入终榜的队伍都会收到证书，写明队伍、名次与奖项；没有奖项的写“参赛证明”。',
  en: '| Place | Award | Money |\n|---|---|---|\n| 1st | First prize | ¥5,000 |\n| 2nd–3rd | Second prize | ¥2,000 each |\n| 4th–8th | Third prize | None |\n\nOnce the final list is confirmed, every team on it receives certificates with its name, its place and its award, or of participation where there is none.',
}
/** Of competitions without money. */
export const certificatesOnly: Localized = {
  zh: '第 1 名获一等奖，第 2–3 名获二等奖，第 4–8 名获三等奖，其他进入终榜的队伍获参赛证明。',
  en: 'First prize for the first place, second for places 2 and 3, third for places 4 to 8; other teams on the final list receive certificates of participation.',
}
export const rules: Localized = {
  zh: '- 每队每天可提交 5 次；失败的文件不占用这 5 次，但每天最多 10 次失败。\n- 当天按北京时间计算，零点恢复次数。\n- 成绩相同时，较早提交的排在前面。\n- 主办方的基线显示在榜单上，但不参与排名。',
  en: '- Five submissions a team a day. A faulty file does not cost one of the five, but there is a limit of ten faulty files a day.\n- Days are counted in Beijing time; the quota is back at midnight.\n- Of equal scores the earlier submission ranks first.\n- The organizer’s baseline stands on the leaderboard without a rank.',
}
export const scoreQuestion = {
  question: {
    zh: '为什么我的成绩和本地验证不一样？',
    en: 'Why does my score differ from my own validation?',
  },
  answer: {
    zh: 'A 榜只用一部分测试数据，样本不大时会有起伏。相信你的交叉验证，而不是榜单上的最后一位小数。',
    en: 'The public leaderboard uses only part of the test data, and small samples fluctuate. Trust your cross-validation rather than the last digit on the leaderboard.',
  },
}
/** Of those whose board uses all of the test set. */
export const wholeScoreQuestion = {
  question: scoreQuestion.question,
  answer: {
    zh: '这里的榜单用上了全部测试数据，但测试集不大，分数仍会有起伏。相信你的交叉验证，而不是榜单上的最后一位小数。',
    en: 'The leaderboard uses all of the test data, but the test set is small, and its scores fluctuate. Trust your cross-validation rather than the last digit on the leaderboard.',
  },
}
export const fileQuestion = {
  question: { zh: '文件传错了会扣次数吗？', en: 'Does a faulty file cost a submission?' },
  answer: {
    zh: '页面会先在浏览器里检查表头和行数，发现问题时什么都不会扣。若服务器才发现错误，会告诉你哪一行哪一列不对，并计入失败次数。',
    en: 'The page checks header and row count in your browser first; nothing is spent when that finds a problem. If only the server finds it, you are told the line and column, and it counts as a failed one.',
  },
}

export const stories: Record<'penguins' | 'weather' | 'life' | 'strikes', Story> = {
  penguins: {
    title: { zh: '帕尔默群岛企鹅分类', en: 'Penguins of the Palmer Archipelago' },
    summary: {
      zh: '用喙长、喙深、鳍长和体重，判断一只企鹅属于哪个物种。适合第一次参加比赛的同学。',
      en: 'Tell the species of a penguin from its bill, flipper and mass. A good first competition.',
    },
    reward: { zh: '证书与 9,000 元奖金', en: 'Certificates and ¥9,000' },
    rewardValue: 9_000,
    licence: 'CC0 1.0 Universal',
    source: 'https://github.com/allisonhorst/palmerpenguins',
    texts: {
      overview: {
        zh: '2007 到 2009 年，Kristen Gorman 博士和帕尔默站长期生态研究项目在南极的三座岛上测量了三百多只企鹅。它们属于三个物种：**阿德利企鹅**（Adelie）、**帽带企鹅**（Chinstrap）和**巴布亚企鹅**（Gentoo）。\n\n你的任务：只看测量值，判断测试集里每只企鹅的物种。数据不大，一台笔记本几秒钟就能训练完；难的是在三个大小不等的类别上都判断准确。\n\n### 数据划分\n\n333 只测量完整的企鹅，按固定的哈希分成 200 只训练、133 只测试。同一只企鹅不会同时出现在两边。',
        en: 'From 2007 to 2009 Dr. Kristen Gorman and the Palmer Station Long Term Ecological Research programme measured over three hundred penguins on three Antarctic islands. They belong to three species: **Adelie**, **Chinstrap** and **Gentoo**.\n\nYour task: name the species of each penguin in the test set from its measurements alone. The data is small and trains in seconds on a laptop; the difficulty lies in being right on three classes of unequal size.\n\n### How it was split\n\nThe 333 penguins with complete measurements were dealt by a fixed hash into 200 for training and 133 for testing. No penguin is on both sides.',
      },
      evaluation: {
        zh: '评测指标是**宏平均 F1**：先对每个物种计算 F1，再取平均，三个物种同样重要。\n\n$$F_1 = \\frac{2TP}{2TP + FP + FN}$$\n\n结果文件有两列，每只测试企鹅一行：\n\n```csv\nid,species\n1,Adelie\n7,Gentoo\n```',
        en: 'Scored by **macro F1**: F1 is computed for each species and averaged, so that all three count alike.\n\n$$F_1 = \\frac{2TP}{2TP + FP + FN}$$\n\nA submission file has two columns and one row for each penguin of the test set:\n\n```csv\nid,species\n1,Adelie\n7,Gentoo\n```',
      },
      rules,
      prizes,
    },
    faq: [
      fileQuestion,
      wholeScoreQuestion,
      {
        question: { zh: '可以使用外部数据吗？', en: 'May I use other data?' },
        answer: {
          zh: '可以，但不能使用这份数据的其他公开副本来查答案。',
          en: 'Yes, but not other public copies of this data to look answers up.',
        },
      },
    ],
    data: {
      title: { zh: '企鹅测量数据', en: 'Penguin measurements' },
      body: {
        zh: '| 列 | 含义 | 单位 |\n|---|---|---|\n| `id` | 编号 | |\n| `island` | 岛屿 | |\n| `sex` | 性别 | |\n| `bill_length_mm` | 喙长 | 毫米 |\n| `bill_depth_mm` | 喙深 | 毫米 |\n| `flipper_length_mm` | 鳍长 | 毫米 |\n| `body_mass_g` | 体重 | 克 |\n| `species` | 物种（仅训练集） | |\n\n来源：Gorman KB, Williams TD, Fraser WR (2014)，PLOS ONE 9(3): e90081；CC0 1.0。',
        en: '| Column | Meaning | Unit |\n|---|---|---|\n| `id` | Number | |\n| `island` | Island | |\n| `sex` | Sex | |\n| `bill_length_mm` | Bill length | mm |\n| `bill_depth_mm` | Bill depth | mm |\n| `flipper_length_mm` | Flipper length | mm |\n| `body_mass_g` | Body mass | g |\n| `species` | Species (training only) | |\n\nSource: Gorman KB, Williams TD, Fraser WR (2014), PLOS ONE 9(3): e90081; CC0 1.0.',
      },
    },
  },
  weather: {
    title: { zh: '西雅图天气类型预报', en: 'What is the weather in Seattle?' },
    summary: {
      zh: '根据降水、气温和风速，给出每一天是毛毛雨、雾、雨、雪还是晴的概率。',
      en: 'Give the probability of drizzle, fog, rain, snow or sun for each day, from rain, temperature and wind.',
    },
    reward: { zh: '证书与 9,000 元奖金', en: 'Certificates and ¥9,000' },
    rewardValue: 9_000,
    licence: 'U.S. Government work (public domain)',
    source: 'https://www.ncdc.noaa.gov/cdo-web/datatools/records',
    texts: {
      overview: {
        zh: '西雅图以多雨闻名，但一年里到底有多少天在下雨？这份数据记录了 2012 到 2015 年每一天的降水、最高与最低气温、风速，以及由美国国家气候数据中心的多项观测归纳出的天气类型。\n\n训练集到 2014 年 6 月为止，测试集是此后的一年半——就像真正的预报，你不能从未来学习。\n\n### 这一轮怎样决出名次\n\n本轮采用**拆分**的终榜：答案里约三成的日子用于 A 榜，其余用于 B 榜。每次提交同时在两部分上评分，B 榜成绩在揭榜前对任何参赛者都不可见。你可以为队伍勾选最多两个候选提交；不勾选时取 A 榜最好的两个。',
        en: 'Seattle is known for its rain, but how many days of the year does it really rain? The data holds rain, high and low temperature and wind for each day from 2012 to 2015, with a kind of weather drawn from several observations of the U.S. National Climatic Data Center.\n\nTraining ends in June 2014; the test is the year and a half after it. As with a real forecast you cannot learn from the future.\n\n### How places are decided\n\nThe final list is **split**: some three days in ten count for the public leaderboard, the others for the private leaderboard. Each submission is scored on both, and the private leaderboard stays unreadable to every competitor until the reveal. A team may tick up to two candidates; without a tick its two best on the public leaderboard count.',
      },
      evaluation: {
        zh: '评测指标是**多分类对数损失**，越小越好。五列概率按行归一化后，取真实类别概率的负对数的平均值。把 1 全押在一个类别上而押错，代价最大。\n\n```csv\nid,drizzle,fog,rain,snow,sun\n913,0.05,0.10,0.25,0.00,0.60\n```',
        en: 'Scored by **multi-class log loss**, less is better. The five probabilities of a row are scaled to one; the score is the mean negative logarithm of the true class’s. Being sure and wrong costs most.\n\n```csv\nid,drizzle,fog,rain,snow,sun\n913,0.05,0.10,0.25,0.00,0.60\n```',
      },
      rules,
      prizes,
    },
    faq: [fileQuestion, scoreQuestion],
    data: {
      title: { zh: '西雅图逐日天气', en: 'Daily weather of Seattle' },
      body: {
        zh: '| 列 | 含义 | 单位 |\n|---|---|---|\n| `date` | 日期 | |\n| `precipitation` | 降水 | 毫米 |\n| `temp_max` / `temp_min` | 最高 / 最低气温 | ℃ |\n| `wind` | 平均风速 | 米/秒 |\n| `weather` | 天气类型（仅训练集） | |\n\n来源：NOAA 国家气候数据中心，美国政府作品，属公有领域。',
        en: '| Column | Meaning | Unit |\n|---|---|---|\n| `date` | Day | |\n| `precipitation` | Precipitation | mm |\n| `temp_max` / `temp_min` | High / low temperature | °C |\n| `wind` | Mean wind | m/s |\n| `weather` | Kind of weather (training only) | |\n\nSource: NOAA National Climatic Data Center; a work of the U.S. Government in the public domain.',
      },
    },
  },
  life: {
    title: { zh: '各国预期寿命估计', en: 'Life expectancy of nations' },
    summary: {
      zh: '从人口、生育率和年份，估计一个没见过的国家的人均预期寿命。终榜已揭晓。',
      en: 'Estimate the life expectancy of countries never seen, from population, fertility and year. The final list is out.',
    },
    reward: { zh: '一、二、三等奖证书', en: 'Certificates: first to third prize' },
    rewardValue: null,
    licence: 'CC BY 4.0 (Gapminder)',
    source: 'https://www.gapminder.org/free-material/',
    texts: {
      overview: {
        zh: '从 1955 年到 2005 年，几乎每个国家的人都活得更久了，但路并不相同。Gapminder 把各国统计整理成可比较的序列：人口、生育率、预期寿命，每五年一行。\n\n测试集由**整个国家**组成：你不能靠同一国家前后几年的数值插值，只能学到普遍的规律。',
        en: 'Between 1955 and 2005 people came to live longer in almost every country, but by different roads. Gapminder made the statistics comparable: population, fertility and life expectancy, a row every five years.\n\nThe test set is made of **whole countries**: nothing can be read off a neighbouring year; only the general rule helps.',
      },
      evaluation: {
        zh: '评测指标是**均方根误差**（单位：岁），越小越好。终榜在约七成的测试行上计算。',
        en: 'Scored by **RMSE** in years, less is better. The final list is computed on some seven rows in ten.',
      },
      rules,
      prizes: certificatesOnly,
    },
    faq: [scoreQuestion],
    data: {
      title: { zh: 'Gapminder 国家指标', en: 'Gapminder indicators' },
      body: {
        zh: '62 个国家，1955–2005 年，每五年一行：`country`、`year`、`cluster`（地区分组）、`pop`（人口）、`fertility`（每位妇女生育数）、`life_expect`（预期寿命，仅训练集）。\n\n来源：Gapminder 基金会，CC BY 4.0。',
        en: '62 countries, 1955–2005, a row every five years: `country`, `year`, `cluster` (group of regions), `pop` (population), `fertility` (children per woman) and `life_expect` (training only).\n\nSource: Gapminder Foundation, CC BY 4.0.',
      },
    },
  },
  strikes: {
    title: { zh: '飞鸟撞击损伤预警', en: 'Will a bird strike do damage?' },
    summary: {
      zh: '飞机与野生动物相撞时，哪些会造成损伤？根据物种大小、飞行阶段和速度给出概率。',
      en: 'Which wildlife strikes damage the aircraft? Give a probability from size, phase of flight and speed.',
    },
    reward: { zh: '20,000 元奖金池', en: 'A pool of ¥20,000' },
    rewardValue: 20_000,
    licence: 'U.S. Government work (public domain)',
    source: 'http://wildlife.faa.gov',
    texts: {
      overview: {
        zh: '美国联邦航空管理局记录了近一万起野生动物撞击飞机的事件。大多数没有造成损伤，少数代价高昂。能否在报告刚到时就判断哪些需要立刻检修？\n\n竞赛开始后开放报名与数据下载。',
        en: 'The Federal Aviation Administration has recorded some ten thousand strikes of wildlife against aircraft. Most do no damage; a few are costly. Can you tell, when the report comes in, which aircraft must be checked right away?\n\nYou can join and download the data when the competition starts.',
      },
      evaluation: {
        zh: '评测指标是 **ROC-AUC**：受损事件的得分高于未受损事件的概率。',
        en: 'Scored by **ROC-AUC**: the chance that a damaging strike is given a higher score than a harmless one.',
      },
      rules,
      prizes: {
        zh: '| 名次 | 奖项 | 奖金 |\n|---|---|---|\n| 第 1 名 | 一等奖 | 10,000 元 |\n| 第 2 名 | 二等奖 | 6,000 元 |\n| 第 3 名 | 二等奖 | 4,000 元 |\n| 第 4–8 名 | 三等奖 | 无 |\n\n终榜确认后，进入终榜的队伍都会收到证书，写明队伍、名次与奖项；没有奖项的写“参赛证明”。',
        en: '| Place | Award | Money |\n|---|---|---|\n| 1st | First prize | ¥10,000 |\n| 2nd | Second prize | ¥6,000 |\n| 3rd | Second prize | ¥4,000 |\n| 4th–8th | Third prize | None |\n\nOnce the final list is confirmed, every team on it receives certificates with its name, its place and its award, or of participation where there is none.',
      },
    },
    faq: [fileQuestion],
    data: {
      title: { zh: '野生动物撞击报告', en: 'Wildlife strike reports' },
      body: {
        zh: '月份、时段、州、飞行阶段、动物大小与种类、速度（节），以及是否造成损伤（仅训练集）。\n\n来源：FAA 野生动物撞击数据库，美国政府作品。',
        en: 'Month, time of day, state, phase of flight, size and kind of the animal, speed in knots, and whether there was damage (training only).\n\nSource: FAA Wildlife Strike Database; a work of the U.S. Government.',
      },
    },
  },
}

export const articles: {
  kind: 'info' | 'activity'
  title: Localized
  summary: Localized
  body: Localized
}[] = [
  {
    kind: 'info',
    title: {
      zh: '终榜为什么要拆分：A 榜给你方向，B 榜给出结果',
      en: 'Why leaderboards are split: public to steer by, private to decide',
    },
    summary: {
      zh: '一份提交，两部分答案。这样排名靠的是方法，而不是对榜单的试探。',
      en: 'One submission, two parts of the answers: places come from methods, not from probing the leaderboard.',
    },
    body: {
      zh: '排行榜是比赛的心跳，也是一种诱惑：每天看着小数点后第四位上下跳动，很容易把模型调成只适合那一小部分测试数据的样子。\n\n**拆分**的做法很简单。答案文件里每一行都带有 `Usage`：`Public` 的行决定 A 榜，`Private` 的行决定 B 榜。你的文件在提交时就同时在两部分上评分，但 B 榜成绩在揭榜之前不会出现在任何页面、接口或排序里。\n\n揭榜时，每支队伍以自己勾选的两个候选（或 A 榜最好的两个）计入终榜。名次会变动——变动的大小，正是过拟合的程度。',
      en: 'A leaderboard is the heartbeat of a competition, and a temptation: watching the fourth decimal move every day, one easily fits a model to that small part of the test data.\n\n**Splitting** is simple. Each row of the answers carries a `Usage`: `Public` rows decide the public leaderboard, `Private` rows decide the private leaderboard. Your file is scored on both when it is submitted, but the private leaderboard appears on no page, in no call and in no order until the reveal.\n\nThen each team stands with the two candidates it ticked, or its two best on the public leaderboard. Places move, and how far they move is how much was overfitted.',
    },
  },
  {
    kind: 'activity',
    title: {
      zh: '每个成绩都能重算：数据擂台如何保证评分可信',
      en: 'Every score can be computed again: how Leitai earns trust',
    },
    summary: {
      zh: '提交、答案和评分器各有指纹，与成绩一起保存。',
      en: 'Submission, answers and scorer each have a fingerprint, kept beside the score.',
    },
    body: {
      zh: '每个成绩旁边都保存着三个 SHA-256：你的文件、当时的答案文件、当时的评分器代码与参数。任何有权限的人都可以用同样的三样东西重算一遍，并得到同一个数字，精确到最后一位。\n\n评分在一个没有网络、不能读写其他文件的独立进程里进行。评分器崩溃、超时或占用过多内存，都只影响那一次提交，并且会把次数退还给你。\n\n平台自己的测试会在评分的不同时刻强行终止进程，再检查成绩、次数和榜单是否仍然一致。',
      en: 'Beside each score stand three SHA-256 hashes: of your file, of the answers at that time, and of the scorer’s code and parameters. Anyone with the right to do so can compute it again from the same three and get the same number to the last digit.\n\nScoring happens in a process of its own without network, which can read two files and write none. A scorer that crashes, loops or grows costs only that one submission, and the submission is given back to you.\n\nThe platform’s own tests kill processes at different moments of scoring and check that scores, quotas and leaderboards still agree.',
    },
  },
]
