import type { Localized } from '../base/web/language.ts'

/** The demo's solution competition: what is judged is code and reasoning, not a score. */
export const solutionStory = {
  title: { zh: '半个世纪的二氧化碳：可复现的趋势分析', en: 'Half a century of carbon dioxide' },
  summary: {
    zh: '用莫纳罗亚观测站六十年的月均浓度，说清楚趋势和季节变化，并让任何人都能复现你的结论。',
    en: 'Explain trend and season in sixty years of monthly measurements on Mauna Loa, so that anyone can reproduce it.',
  },
  reward: { zh: '优秀方案结集出版', en: 'The best are published together' },
  licence: 'CC BY 4.0 (Scripps CO2 Program)',
  source: 'https://scrippsco2.ucsd.edu/data/atmospheric_co2/primary_mlo_co2_record',
  texts: {
    overview: {
      zh: '1958 年起，夏威夷莫纳罗亚山上的观测站每个月都记录大气中二氧化碳的浓度。这条曲线一边上升，一边呼吸：北半球的植物春夏吸收、秋冬释放。\n\n请你回答三个问题：\n\n1. 长期趋势是直线、抛物线，还是别的形状？\n2. 季节起伏的幅度变了吗？\n3. 只用 2009 年以前的数据，能把 2010–2020 年预测得多准？',
      en: 'Since 1958 a station on Mauna Loa in Hawaii has measured the carbon dioxide of the air every month. The curve rises and breathes: the plants of the north take it up in spring and summer and give it back in autumn and winter.\n\nAnswer three questions:\n\n1. Is the long trend a line, a parabola or something else?\n2. Has the seasonal swing changed?\n3. From data until 2009 alone, how well can 2010 to 2020 be predicted?',
    },
    evaluation: {
      zh: '提交一个代码压缩包（zip 或 tar.gz），其中要有：\n\n- `README.md`：结论和复现步骤；\n- 能从原始 CSV 跑出全部数字的脚本。\n\n主办方在干净的环境里逐一复现。**复现不出来的数字不计入评审。** 评审意见会写在代码的对应行上；公开之后，所有人都可以阅读和讨论。',
      en: 'Submit an archive of code (zip or tar.gz) with\n\n- a `README.md`: what you found and how to reproduce it;\n- scripts that compute every number from the original CSV.\n\nThe organizer runs each one in a clean environment. **A number that cannot be reproduced does not count.** Remarks stand on the lines that they are about; once published, everyone can read and discuss the code.',
    },
    rules: {
      zh: '- 可以多次提交，以最后一版为准。\n- 压缩包不超过 10 MB，不要放入依赖和数据。\n- 公开前，只有自己的队伍和主办方能看到代码。',
      en: '- Submit as often as you like; the last version counts.\n- An archive may have 10 MB; leave dependencies and data out.\n- Until it is published only your team and the organizer see the code.',
    },
  },
  guide: {
    zh: '1. 点击“报名参赛”，同意参赛协议。\n2. 在“数据”页下载 `co2-concentration.csv`。\n3. 写好代码和 `README.md`，打包成 zip。\n4. 在“提交代码”页提交；有问题随时到“讨论”页提问。',
    en: '1. Join and accept the agreement.\n2. Download `co2-concentration.csv` from the Data page.\n3. Write your code and a `README.md`, and put them in a zip.\n4. Submit it on the “Submit code” page; ask in the Discussion whenever something is unclear.',
  },
  faq: [
    {
      question: { zh: '必须用 Python 吗？', en: 'Must it be Python?' },
      answer: {
        zh: '不必。任何能在 Linux 上从命令行运行的语言都可以，请在 `README.md` 里写明版本。',
        en: 'No. Any language that runs from the command line on Linux will do; name its version in the `README.md`.',
      },
    },
    {
      question: { zh: '压缩包里可以放数据吗？', en: 'May the archive hold data?' },
      answer: {
        zh: '请不要放。评审时会把原始 CSV 的路径作为第一个参数传给你的脚本。',
        en: 'Please do not. The path of the original CSV is the first argument of your script.',
      },
    },
  ],
  data: {
    title: { zh: '莫纳罗亚二氧化碳月均浓度', en: 'Monthly carbon dioxide at Mauna Loa' },
    body: {
      zh: '741 个月，1958 年 3 月至 2020 年 4 月：`Date`、`CO2`（摩尔分数，ppm）、`adjusted CO2`（去除季节变化后）。\n\n来源：Scripps CO2 Program，CC BY 4.0。',
      en: '741 months from March 1958 to April 2020: `Date`, `CO2` (mole fraction in ppm) and `adjusted CO2` (without the season).\n\nSource: Scripps CO2 Program, CC BY 4.0.',
    },
  },
} satisfies Record<string, unknown> & { title: Localized }

type Speaker = 'captain' | 'member' | 'organiser' | number

export const solutionCode: {
  /** The folder below `code/`. */ folder: string
  team: string
  by: Speaker
  note: string
  isPublished: boolean
  comments: {
    by: Speaker
    path: string
    line: number
    body: string
    replies: { by: Speaker; body: string }[]
  }[]
}[] = [
  {
    folder: 'harmonics',
    team: '云舟与伙伴',
    by: 'captain',
    note: '二次趋势加两个谐波',
    isPublished: true,
    comments: [
      {
        by: 'organiser',
        path: 'src/model.py',
        line: 5,
        body: '平移和缩放做得好。不做的话，$u^2$ 的量级是 $4\\times10^6$，正规方程的条件数会非常大。',
        replies: [],
      },
      {
        by: 31,
        path: 'src/evaluate.py',
        line: 17,
        body: 'Why not also try the degrees with **one** harmonic? The second one costs two parameters.',
        replies: [
          {
            by: 'captain',
            body: '试过，一个谐波时残差里还能看到半年周期，所以保留了两个。下一版会把对比写进 README。',
          },
        ],
      },
    ],
  },
  {
    folder: 'season',
    team: 'Quiet Season',
    by: 31,
    note: 'Amplitude of the yearly cycle',
    isPublished: false,
    comments: [
      {
        by: 'organiser',
        path: 'check_season.py',
        line: 25,
        body: 'The 1950s and the incomplete 2020 are left out, right? Say so in the README.',
        replies: [],
      },
    ],
  },
]
