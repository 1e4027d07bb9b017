import { certificatesOnly, rules, scoreQuestion, fileQuestion, type Story } from './stories.ts'

/** The competitions of the seasons before. */
export const pastStories: Record<'cars' | 'flights' | 'earthquakes', Story> = {
  cars: {
    title: { zh: '经典汽车油耗预测', en: 'Fuel economy of classic cars' },
    summary: {
      zh: '从排量、马力、车重和年份，估计一辆老车每加仑能跑多少英里。终榜已揭晓。',
      en: 'Estimate a classic car’s miles per gallon from engine, weight and year. The final list is out.',
    },
    reward: { zh: '一、二、三等奖证书', en: 'Certificates: first to third prize' },
    rewardValue: null,
    licence: 'CC-BY-4.0',
    source: 'https://archive.ics.uci.edu/dataset/9/auto+mpg',
    texts: {
      overview: {
        zh: '1973 年的石油危机之后，汽车厂商突然开始在意油耗：车变轻了，气缸变少了，日本和欧洲的小车驶进了美国市场。这份数据记录了 1970 到 1982 年间 392 款车的发动机参数、车重、加速性能、产地和实测油耗，是回归方法最常用的教学数据之一。\n\n你的任务：给出测试集中每辆车的油耗，单位是**英里每加仑**（mpg，数值越大越省油）。\n\n### 数据划分\n\n392 款车按固定的哈希分成 202 款训练、190 款测试。测试集的约三成用于 A 榜，其余用于 B 榜；B 榜成绩在揭榜前对所有参赛者都不可见。',
        en: 'After the oil crisis of 1973 car makers suddenly cared about fuel: cars became lighter, engines lost cylinders, and small cars from Japan and Europe came to the American market. The data holds engine, weight, acceleration, origin and measured consumption of 392 models from 1970 to 1982, and has taught regression to generations of students.\n\nYour task: give the consumption of each car of the test set in **miles per gallon**; more is thriftier.\n\n### How it was split\n\nThe 392 models were dealt by a fixed hash into 202 for training and 190 for testing. About three rows in ten of the test set count for the public leaderboard and the others for the private leaderboard, which no one who competes could read before the reveal.',
      },
      evaluation: {
        zh: '评测指标是**平均绝对误差**（MAE，单位：英里每加仑），越小越好。\n\n$$\\mathrm{MAE}=\\frac{1}{n}\\sum_{i=1}^{n}\\lvert\\hat y_i-y_i\\rvert$$\n\n```csv\nid,mpg\n3,18.5\n8,14.2\n```',
        en: 'Scored by **mean absolute error** in miles per gallon, less is better.\n\n$$\\mathrm{MAE}=\\frac{1}{n}\\sum_{i=1}^{n}\\lvert\\hat y_i-y_i\\rvert$$\n\n```csv\nid,mpg\n3,18.5\n8,14.2\n```',
      },
      rules,
      prizes: certificatesOnly,
    },
    faq: [
      fileQuestion,
      {
        question: { zh: '车名可以作为特征吗？', en: 'May the name of a car be a feature?' },
        answer: {
          zh: '可以。同一款车型在不同年份会重复出现，品牌也带有信息；但请不要用车名去查它公布的油耗。',
          en: 'Yes. Models come back in other years, and makes tell something too. Do not look up published consumption by name, though.',
        },
      },
    ],
    data: {
      title: { zh: '汽车油耗数据', en: 'Cars and their consumption' },
      body: {
        zh: '| 列 | 含义 | 单位 |\n|---|---|---|\n| `id` | 编号 | |\n| `name` | 车名 | |\n| `cylinders` | 气缸数 | |\n| `displacement` | 排量 | 立方英寸 |\n| `horsepower` | 功率 | 马力 |\n| `weight_lbs` | 车重 | 磅 |\n| `acceleration` | 加速到 60 英里/小时的时间 | 秒 |\n| `model_year` | 年份 | |\n| `origin` | 产地 | |\n| `mpg` | 油耗（仅训练集） | 英里/加仑 |\n\n来源：UCI Auto MPG（原始数据来自卡内基梅隆大学 StatLib），CC BY 4.0。',
        en: '| Column | Meaning | Unit |\n|---|---|---|\n| `id` | Number | |\n| `name` | Name of the model | |\n| `cylinders` | Cylinders | |\n| `displacement` | Displacement | cu in |\n| `horsepower` | Power | hp |\n| `weight_lbs` | Weight | lb |\n| `acceleration` | Time to 60 mph | s |\n| `model_year` | Year | |\n| `origin` | Where it was built | |\n| `mpg` | Consumption (training only) | mi/gal |\n\nSource: UCI Auto MPG, originally from StatLib at Carnegie Mellon University; CC BY 4.0.',
      },
    },
  },
  flights: {
    title: { zh: '航班会晚点半小时吗', en: 'Will this flight be half an hour late?' },
    summary: {
      zh: '只知道日期、起飞时刻、航线和距离，给出一个航班晚点半小时以上的概率。终榜已揭晓。',
      en: 'From date, time, route and distance alone, give the probability that a flight is late by half an hour or more. The final list is out.',
    },
    reward: { zh: '证书与 12,000 元奖金', en: 'Certificates and ¥12,000' },
    rewardValue: 12_000,
    licence: 'U.S. Government work (public domain)',
    source: 'https://www.transtats.bts.gov/',
    texts: {
      overview: {
        zh: '早班机大多准点，晚点却会一班传给一班：上一段来晚了，下一段就走不了，到了晚上整张航线网都在等。美国交通统计局公布每个航班的计划与实际时刻，这里取了 2001 年前三个月的 5,000 个航班。\n\n你的任务：在起飞前，估计一个航班**晚点 30 分钟以上**的概率。大约每八个航班中有一个如此。\n\n### 数据划分\n\n5,000 个航班随机分成 4,192 个训练、808 个测试，同一天的航班可能同时出现在两边。测试集的约三成用于 A 榜，其余用于 B 榜。',
        en: 'Early flights mostly leave on time, but lateness is handed on: where the leg before came late the next cannot leave, and by the evening the whole network waits. The Bureau of Transportation Statistics publishes the times of every flight; these are 5,000 of the first three months of 2001.\n\nYour task: estimate, before it leaves, the probability that a flight is late **by 30 minutes or more**. About one in eight is.\n\n### How it was split\n\nThe 5,000 flights were dealt at random into 4,192 for training and 808 for testing; flights of one day may be on both sides. About three rows in ten of the test set count for the public leaderboard, the others for the private leaderboard.',
      },
      evaluation: {
        zh: '评测指标是 **ROC-AUC**：随机取一个晚点的航班和一个没有晚点的航班，前者概率更高的可能性。只看排序，不看数值大小。\n\n```csv\nid,late\n5,0.08\n12,0.31\n```',
        en: 'Scored by **ROC-AUC**: the chance that a late flight is given a higher probability than one that was not late. Only the order matters.\n\n```csv\nid,late\n5,0.08\n12,0.31\n```',
      },
      rules,
      prizes: {
        zh: '| 名次 | 奖项 | 奖金 |\n|---|---|---|\n| 第 1 名 | 一等奖 | 6,000 元 |\n| 第 2–3 名 | 二等奖 | 每队 3,000 元 |\n| 第 4–8 名 | 三等奖 | 无 |\n\n终榜确认后，进入终榜的队伍都会收到证书，写明队伍、名次与奖项；没有奖项的写“参赛证明”。',
        en: '| Place | Award | Money |\n|---|---|---|\n| 1st | First prize | ¥6,000 |\n| 2nd–3rd | Second prize | ¥3,000 each |\n| 4th–8th | Third prize | None |\n\nOnce the final list is confirmed, every team on it receives certificates with its name, its place and its award, or of participation where there is none.',
      },
    },
    faq: [
      scoreQuestion,
      {
        question: { zh: '可以使用天气数据吗？', en: 'May I use weather data?' },
        answer: {
          zh: '可以使用公开的天气数据，但只能用起飞前已经知道的预报或观测，不能用当天之后的记录。',
          en: 'Public weather data is fine as far as it was known before departure: forecasts and observations up to then, nothing later.',
        },
      },
    ],
    data: {
      title: { zh: '航班准点记录', en: 'Flights and their delays' },
      body: {
        zh: '| 列 | 含义 | 单位 |\n|---|---|---|\n| `id` | 编号 | |\n| `date` | 日期 | |\n| `departure` | 起飞时刻（当地时间） | |\n| `origin` / `destination` | 出发 / 到达机场代码 | |\n| `distance` | 航程 | 英里 |\n| `late` | 是否晚点 30 分钟以上（仅训练集） | 0 / 1 |\n\n来源：美国交通统计局，美国政府作品。',
        en: '| Column | Meaning | Unit |\n|---|---|---|\n| `id` | Number | |\n| `date` | Day | |\n| `departure` | Time of departure, local | |\n| `origin` / `destination` | Codes of the airports | |\n| `distance` | Distance | mi |\n| `late` | Late by 30 minutes or more (training only) | 0 / 1 |\n\nSource: Bureau of Transportation Statistics; a work of the U.S. Government.',
      },
    },
  },
  earthquakes: {
    title: { zh: '一周地震强弱排序', en: 'Rank a week of earthquakes' },
    summary: {
      zh: '根据震源位置和台站记录，把一周的地震从弱到强排序，只看次序。终榜已揭晓。',
      en: 'Order the earthquakes of a week by strength, from where they were and what stations saw. The final list is out.',
    },
    reward: { zh: '一、二、三等奖证书', en: 'Certificates: first to third prize' },
    rewardValue: null,
    licence: 'U.S. Government work (public domain)',
    source: 'https://earthquake.usgs.gov/earthquakes/feed/',
    texts: {
      overview: {
        zh: '地球几乎每五分钟就震一次，绝大多数没有人感觉得到。美国地质调查局把各台网的定位结果汇成一份公开目录：时间、经纬度、深度，以及有多少个台站参与定位、最近的台站有多远、台站之间的最大空隙是多少。\n\n你的任务：给测试集中的每次地震一个强度分数，**分数越高表示震级越大**。分数的单位和范围不限，评测只看次序。\n\n### 数据划分\n\n2018 年 1 月 31 日至 2 月 7 日的 1,212 次地震，按固定的哈希分成 778 次训练、434 次测试。测试集的约三成用于 A 榜，其余用于 B 榜。',
        en: 'The earth trembles every few minutes, mostly without anyone feeling it. The U.S. Geological Survey gathers what its networks locate in a public catalog: time, place and depth, how many stations a location rests on, how far the nearest one was, and the widest gap between them.\n\nYour task: give each earthquake of the test set a score, **the higher the stronger**. It may have any unit and range, as only the order counts.\n\n### How it was split\n\nThe 1,212 earthquakes of 31 January to 7 February 2018 were dealt by a fixed hash into 778 for training and 434 for testing. About three rows in ten of the test set count for the public leaderboard, the others for the private leaderboard.',
      },
      evaluation: {
        zh: '评测指标是**斯皮尔曼等级相关**，越大越好：把你的分数和真实震级各自排成名次，再算两列名次的相关系数。完全一致得 1，与次序无关得 0。\n\n```csv\nid,strength\n2,0.7\n9,4.1\n```',
        en: 'Scored by **Spearman rank correlation**, more is better: your scores and the true magnitudes are each turned into ranks, and the ranks are correlated. 1 is the very same order, 0 an unrelated one.\n\n```csv\nid,strength\n2,0.7\n9,4.1\n```',
      },
      rules,
      prizes: certificatesOnly,
    },
    faq: [
      scoreQuestion,
      {
        question: { zh: '可以去查这一周的地震目录吗？', en: 'May I look the week up in a catalog?' },
        answer: {
          zh: '不可以。其他时间段的公开目录可以用来训练，这一周的震级不能查。',
          en: 'No. Catalogs of other times may be used for training; the magnitudes of this week may not be looked up.',
        },
      },
    ],
    data: {
      title: { zh: '一周地震目录', en: 'Earthquakes of a week' },
      body: {
        zh: '| 列 | 含义 | 单位 |\n|---|---|---|\n| `id` | 编号 | |\n| `time` | 发震时刻（UTC） | |\n| `longitude` / `latitude` | 经度 / 纬度 | 度 |\n| `depth_km` | 深度 | 千米 |\n| `nst` | 参与定位的台站数 | |\n| `dmin` | 最近台站的距离 | 度 |\n| `gap` | 台站方位的最大空隙 | 度 |\n| `rms` | 走时残差的均方根 | 秒 |\n| `mag` | 震级（仅训练集） | |\n\n来源：美国地质调查局，美国政府作品。',
        en: '| Column | Meaning | Unit |\n|---|---|---|\n| `id` | Number | |\n| `time` | When it began (UTC) | |\n| `longitude` / `latitude` | Longitude / latitude | ° |\n| `depth_km` | Depth | km |\n| `nst` | Stations used to locate it | |\n| `dmin` | Distance of the nearest station | ° |\n| `gap` | Widest gap between stations, as seen from it | ° |\n| `rms` | Root mean square of the travel time residuals | s |\n| `mag` | Magnitude (training only) | |\n\nSource: U.S. Geological Survey; a work of the U.S. Government.',
      },
    },
  },
}
