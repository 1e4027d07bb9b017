import type { ExpertKind } from '../../features/content/experts/rules.ts'

type Both = readonly [zh: string, en: string]
export type PlannedExpert = {
  kind: ExpertKind
  name: Both
  position: Both
  organisation: Both
  summary: Both
  body: Both
  /** Tags of the catalogue. */
  fields: readonly string[]
}

const linjiang: Both = ['临江大学', 'Linjiang University']
const bureau: Both = ['临江市公共数据局', 'Public Data Office of Linjiang']

/** Eight invented experts, two or three of each kind. */
export const plannedExperts: readonly PlannedExpert[] = [
  {
    kind: 'evaluation',
    name: ['贺云岚', 'He Yunlan'],
    position: ['教授', 'Professor'],
    organisation: linjiang,
    summary: [
      '研究评测方法：一个分数在多大程度上说明模型真的更好。',
      'Studies evaluation: how far a score says that a model is really better.',
    ],
    body: [
      '## 研究\n\n主持过三届城市开放数据赛的评审。关心排行榜上的差距是否显著、A 榜分数在 B 榜上会回落多少。\n\n## 评审时看什么\n\n- 验证方案是否与数据的时间顺序一致；\n- 结论有没有超出证据；\n- 代码能不能让别人跑出同样的数。',
      '## Research\n\nChaired the jury of three open city data contests. Asks whether gaps on a leaderboard are significant, and how much of a public score is left on the private leaderboard.\n\n## What she looks for\n\n- whether validation follows the order of time in the data;\n- whether conclusions go beyond the evidence;\n- whether someone else can run the code and get the same numbers.',
    ],
    fields: ['tabular', 'classification'],
  },
  {
    kind: 'evaluation',
    name: ['石启铭', 'Shi Qiming'],
    position: ['高级工程师', 'Senior engineer'],
    organisation: ['临江轨道交通集团', 'Linjiang Metro Group'],
    summary: [
      '把客流预测用在排班上，看重方案在第二天还能不能用。',
      'Uses passenger forecasts for rosters, and asks whether a solution still works the next day.',
    ],
    body: [
      '## 经历\n\n十二年运营数据分析。参与制定临江地铁客流数据的开放目录。\n\n## 给参赛者的话\n\n先做一个笨办法作对照。如果复杂模型只比“上周同一时刻”好一点点，请把这一点点说清楚。',
      '## Background\n\nTwelve years of data from operations. Helped to decide which data on passengers Linjiang Metro publishes.\n\n## A word to competitors\n\nBegin with a plain baseline. If a complex model is only a little better than “the same hour last week”, say how little.',
    ],
    fields: ['time-series', 'forecasting'],
  },
  {
    kind: 'evaluation',
    name: ['林德·哈根', 'Linde Hagen'],
    position: ['首席数据官', 'Chief data officer'],
    organisation: ['北岸气象服务', 'North Shore Weather'],
    summary: [
      '做概率预报，评审时最在意预测的把握与实际相符。',
      'Makes probabilistic forecasts, and cares most that confidence matches what happens.',
    ],
    body: [
      '## 研究\n\n概率预报的校准与检验。\n\n说“七成会下雨”的那些日子里，应该有七成真的下了雨。评审时会先画这张图，再看分数。',
      '## Research\n\nCalibration and verification of probabilistic forecasts.\n\nOf the days for which someone says “70 % rain”, it should rain on seven in ten. She draws that picture first and looks at the score afterwards.',
    ],
    fields: ['time-series', 'anomaly'],
  },
  {
    kind: 'tutor',
    name: ['苏禾', 'Su He'],
    position: ['讲师', 'Lecturer'],
    organisation: linjiang,
    summary: [
      '带本科生参赛六年，擅长把第一次提交这一步变得不吓人。',
      'Has taken undergraduates to competitions for six years, and makes the first submission less frightening.',
    ],
    body: [
      '## 怎么指导\n\n每周一次线上答疑，只回答“卡在哪里”的问题。先一起读数据说明，再看提交文件，最后才谈模型。\n\n## 适合谁\n\n第一次参赛、队伍里没有人做过完整流程的同学。',
      '## How she teaches\n\nOne online hour a week for questions of the kind “this is where we are stuck”. First the description of the data, then the submission file, and models last.\n\n## For whom\n\nTeams that take part for the first time, with no one who has been through all of it.',
    ],
    fields: ['tabular', 'regression'],
  },
  {
    kind: 'tutor',
    name: ['马苏德·阿里', 'Masoud Ali'],
    position: ['机器学习工程师', 'Machine learning engineer'],
    organisation: ['临江湾算力中心', 'Linjiang Bay Computing Centre'],
    summary: [
      '指导图像方向的队伍，常问：这张图换个相机拍还认得出来吗。',
      'Guides teams that work with pictures, and likes to ask: would it still know this with another camera?',
    ],
    body: [
      '## 怎么指导\n\n看错例。每周挑三十张判错的图，一起给错误分类，通常比换骨干网络有用。',
      '## How he teaches\n\nBy looking at mistakes. Thirty pictures a week that went wrong, sorted by what went wrong: usually worth more than another backbone.',
    ],
    fields: ['vision', 'detection'],
  },
  {
    kind: 'tutor',
    name: ['陶静姝', 'Tao Jingshu'],
    position: ['高级分析师', 'Senior analyst'],
    organisation: bureau,
    summary: [
      '熟悉公共数据的来历与口径，帮队伍少走数据理解上的弯路。',
      'Knows where public data come from and what their columns mean, and saves teams the detours.',
    ],
    body: [
      '## 怎么指导\n\n讲清每个字段由谁、在什么时候、为了什么而记录。很多“异常值”只是换了统计口径。',
      '## How she teaches\n\nShe explains who recorded a column, when and what for. Many outliers are only another way of counting.',
    ],
    fields: ['tabular', 'time-series'],
  },
  {
    kind: 'ccf_tfbd',
    name: ['顾安澜', 'Gu Anlan'],
    position: ['研究员', 'Research professor'],
    organisation: ['江南数据科学研究院', 'Jiangnan Institute of Data Science'],
    summary: [
      '大数据管理与隐私保护，推动公共数据在可控前提下开放。',
      'Works on big data management and privacy, for public data that are open and still safe.',
    ],
    body: [
      '## 研究\n\n数据脱敏、差分隐私与可追溯的数据发布。\n\n参与评估赛题数据能否公开：如果把两张表连起来就能认出一个人，那就还不能发。',
      '## Research\n\nDe-identification, differential privacy, and data releases that can be traced.\n\nHelps to decide whether data of a competition may be published: if joining two tables shows who someone is, they may not.',
    ],
    fields: ['tabular', 'anomaly'],
  },
  {
    kind: 'ccf_tfbd',
    name: ['蓝知远', 'Lan Zhiyuan'],
    position: ['教授', 'Professor'],
    organisation: ['临海理工大学', 'Linhai University of Technology'],
    summary: [
      '中文文本理解，长期组织公开评测，主张题目与答案一起接受检验。',
      'Understanding of Chinese text; organises open evaluations and holds that questions must be tested as well as answers.',
    ],
    body: [
      '## 研究\n\n文本分类与信息抽取的评测集构建。\n\n## 观点\n\n一份标注不一致的答案文件，会奖励学会了标注员口误的模型。出题人应当公布两人独立标注的一致率。',
      '## Research\n\nTest sets for classification and extraction of text.\n\n## A view\n\nAn answer file whose annotators disagree rewards models that learnt their slips. Anyone who sets a task should publish how far two annotators agree.',
    ],
    fields: ['nlp', 'text-classification'],
  },
]
