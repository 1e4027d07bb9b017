import type { Degree } from '../features/people/profiles/details.rules.ts'
import { industries } from './catalogue.ts'
import { makeRandom } from './random.ts'

export type Person = {
  name: string
  lang: 'zh-CN' | 'en-US'
  province: string | null
  city: string
  introduction: string
  birthday: string
  /** Codes of the demo's catalogue. */
  industry: string
  skill: string
  education: { school: string; degree: Degree }
  /** Who has none studies. */
  job?: { company: string; name: string }
}

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕']
const given = [
  '子涵',
  '浩然',
  '雨桐',
  '思远',
  '欣怡',
  '一诺',
  '梓轩',
  '若曦',
  '俊杰',
  '晨曦',
  '嘉怡',
  '文博',
  '静雅',
  '天宇',
  '诗涵',
  '明哲',
  '雪莹',
  '志强',
  '晓彤',
  '建国',
  '云帆',
  '语嫣',
  '泽宇',
  '可欣',
  '博文',
  '安琪',
  '昊天',
  '梦洁',
  '家豪',
  '佳琪',
]
const first = [
  'Ada',
  'Noah',
  'Maya',
  'Liam',
  'Sofia',
  'Ravi',
  'Elena',
  'Tom',
  'Aiko',
  'Lucas',
  'Zara',
  'Omar',
  'Nina',
  'Jonas',
  'Priya',
  'Felix',
  'Clara',
  'Mateo',
  'Ingrid',
  'Kofi',
]
const last = [
  'Nguyen',
  'Keller',
  'Okafor',
  'Silva',
  'Patel',
  'Novak',
  'Larsen',
  'Costa',
  'Tanaka',
  'Moreau',
  'Haddad',
  'Rossi',
  'Kim',
  'Weber',
  'Brown',
  'Ivanova',
]
const places: [string, string][] = [
  ['北京', '海淀'],
  ['上海', '浦东'],
  ['广东', '深圳'],
  ['广东', '广州'],
  ['浙江', '杭州'],
  ['江苏', '南京'],
  ['四川', '成都'],
  ['湖北', '武汉'],
  ['陕西', '西安'],
  ['福建', '厦门'],
  ['山东', '青岛'],
  ['湖南', '长沙'],
]
const sayZh = [
  '在读研究生，喜欢把表格数据玩明白',
  '风控算法工程师，周末打打比赛',
  '统计学出身，相信交叉验证',
  '从零开始学机器学习',
  '特征工程爱好者',
  '气象数据分析师',
  '白天写报表，晚上调参数',
]
const sayEn = [
  'Tabular data, mostly trees',
  'PhD student in statistics',
  'Learning in public',
  'Ships models for a living',
  'Cross-validation before breakfast',
  'Here to learn from the winners',
]

const citiesAbroad = ['Lisbon', 'Toronto', 'Nairobi', 'Berlin', 'Singapore', 'Osaka']
const skills = {
  'zh-CN': ['表格数据', '时间序列', '梯度提升', '特征工程', '统计推断'],
  'en-US': ['Tabular', 'Forecasts', 'Boosting', 'Features', 'Statistics'],
}
const schools = {
  'zh-CN': ['清泉理工大学', '海岳大学', '云岭师范大学', '星河科技学院'],
  'en-US': [
    'Northfield University',
    'Harbour Institute of Technology',
    'Lakeside College',
    'Eastgate University',
  ],
}
const usualDegrees: readonly Degree[] = [
  'bachelor',
  'master',
  'master',
  'doctor',
  'bachelor',
  'junior_college',
]
const at = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T

/** Invented people, the same each time; about two in three write Chinese. */
export function makePeople(count: number): Person[] {
  const random = makeRandom(20_261_121)
  const used = new Set<string>()
  const people: Person[] = []
  while (people.length < count) {
    const isChinese = random.next() < 0.66
    const name = isChinese
      ? random.pick(surnames) + random.pick(given)
      : `${random.pick(first)} ${random.pick(last)}`
    if (used.has(name)) continue
    used.add(name)
    const index = people.length
    const [province, city] = isChinese ? random.pick(places) : [null, at(citiesAbroad, index)]
    const lang = isChinese ? 'zh-CN' : 'en-US'
    people.push({
      name,
      lang,
      province,
      city,
      introduction: random.pick(isChinese ? sayZh : sayEn),
      birthday: `${1982 + ((index * 7) % 22)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + ((index * 5) % 28)).padStart(2, '0')}`,
      industry: at(industries, index).code,
      skill: at(skills[lang], index),
      education: { school: at(schools[lang], index), degree: at(usualDegrees, index) },
    })
  }
  return people
}

export const teamNamesZh = [
  '梯度下山',
  '过拟合小分队',
  '随机森林里迷路',
  '交叉验证五折',
  '珠江夜航',
  '数据炼金术士',
  '默认参数',
  '再调一次',
  '未名湖畔',
  '残差为零',
  '特征工厂',
  '岭上开花',
  '最近的邻居',
  '决策树下',
  '蓝鲸计划',
  '先验不重要',
  '凌晨三点',
  '秦岭算法社',
  '小步快跑',
  '西湖醋鱼',
  '样本外',
  '海淀炼丹房',
  '长尾之外',
  '一行代码',
  '东湖数据社',
  '均值回归',
  '正则化生活',
  '学习率衰减',
  '江南数据',
  '对数几率',
  '平滑窗口',
  '早停一步',
  '稳定复现',
  '量子咸鱼',
  '浦东新区队',
  '锦城数智',
  '岳麓数据',
  '鹭岛建模',
]
export const teamNamesEn = [
  'Gradient Descenders',
  'Bias & Variance',
  'Random Seeds',
  'Fold Five',
  'The Residuals',
  'Nearest Neighbours',
  'Late Stopping',
  'Prior Beliefs',
  'Leaf Nodes',
  'Out of Sample',
  'Lagging Features',
  'Ridge Walkers',
  'Null Hypothesis',
  'Sparse & Proud',
  'Tidy Frames',
  'One Hot',
  'Held Out',
  'Confusion Matrix',
  'Kernel Panic',
  'Quiet Baseline',
  'Second Moment',
  'Log Odds',
  'Degrees of Freedom',
  'Median Absolute',
]
