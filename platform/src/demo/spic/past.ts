import type { PlannedProposal } from './proposal.ts'

export type PastProposal = PlannedProposal & {
  /** What it was given. */
  prize?: readonly [zh: string, en: string]
}
const common = { kind: 'team', lang: 'zh-CN', stage: 'prototype', sites: 2 } as const
const usual = (what: string): PlannedProposal['milestones'] => [
  [2, '接入数据并回放历史', '基线经场地方确认'],
  [6, '试点运行与测评', what],
]
const money = (devices: number, software: number): PlannedProposal['budget'] => [
  ['设备', devices],
  ['软件', software],
  ['测评', 30_000],
]
const safe = '数据不出场地；试点期间保留原有方式，随时可以切回。'

/** What was proposed a year earlier, in two tracks. */
export const pastProposals: readonly PastProposal[] = [
  {
    ...common,
    track: 'energy',
    title: '图书馆冷站的夜间蓄冷与错峰',
    entry: '冷暖自知',
    city: '杭州',
    summary: '利用谷电夜间蓄冷，白天少开一台冷机，读者感觉不到差别。',
    techniques: ['forecast', 'optimisation'],
    background: '图书馆的蓄冷罐建成后只用过两季，因为没有人敢决定今晚该蓄多少。',
    method: '预测次日冷负荷的上分位数，按电价求蓄放计划；闭馆日单独建模。',
    risks: safe,
    milestones: usual('制冷季节电 10%'),
    budget: money(60_000, 150_000),
    prize: ['一等奖', 'First prize'],
    remarks: [
      { points: [9, 8, 9, 9], toAuthors: '把一台闲置的设备重新用起来，账算得明白。' },
      { points: [9, 9, 8, 8], toAuthors: '闭馆日单独建模考虑周到，蓄冷罐的热损失也请计入。' },
      { points: [8, 8, 9, 9], toAuthors: '方案完整，可以直接进场。' },
    ],
  },
  {
    ...common,
    track: 'energy',
    title: '公交场站的有序充电',
    entry: '末班车',
    city: '深圳',
    summary: '按发车表安排夜间充电，避免八十台公交同时充满功率。',
    techniques: ['optimisation'],
    background: '收车后一小时内充电负荷冲到变压器容量的 94%。',
    method: '以发车时刻为约束的充电排程，考虑电池低温限流。',
    risks: safe,
    milestones: usual('最大负荷降到 70% 以下'),
    budget: money(90_000, 120_000),
    remarks: [
      { points: [7, 8, 8, 7], toAuthors: '目标明确，临时加班车的处理请补充。' },
      { points: [8, 7, 7, 7], toAuthors: '低温限流写进约束是内行做法。' },
      { points: [7, 7, 7, 8], toAuthors: '与场站值班流程的衔接还要细化。' },
    ],
  },
  {
    ...common,
    track: 'energy',
    title: '路灯的按车流调光',
    entry: '长明',
    city: '重庆',
    summary: '凌晨车少时把次干道路灯降到四成，来车前提前调亮。',
    techniques: ['edge'],
    background: '次干道路灯整夜满功率，凌晨两点后每小时不到二十辆车。',
    method: '雷达测速触发相邻五盏灯渐亮。',
    risks: safe,
    milestones: usual('路灯用电降三成'),
    budget: money(180_000, 50_000),
    remarks: [
      { points: [6, 7, 5, 6], toAuthors: '行人如何处理没有写，是这类项目最容易被投诉的地方。' },
      { points: [6, 6, 6, 5], toAuthors: '设备投入偏高，回收期约九年。' },
      { points: [5, 7, 6, 6], toAuthors: '灯具频繁调光对寿命的影响请说明。' },
    ],
  },
  {
    ...common,
    track: 'energy',
    title: '数据机房的气流组织诊断',
    entry: '冷通道',
    city: '贵阳',
    summary: '用温度点阵找出短路气流与热点，给出挡板和风机的调整清单。',
    techniques: ['edge', 'forecast'],
    background: '政务机房的制冷用电是设备用电的 0.62 倍。',
    method: '稀疏测点加简化流场重建，逐项调整并量效果。',
    risks: safe,
    milestones: usual('能效比降到 1.45'),
    budget: money(70_000, 80_000),
    remarks: [
      { points: [7, 6, 6, 6], toAuthors: '机房方对加装测点有顾虑，应先取得许可。' },
      { points: [6, 6, 7, 6], toAuthors: '流场重建的误差没有给出。' },
      { points: [6, 7, 6, 6], toAuthors: '清单式交付很实用，但通用性有限。' },
    ],
  },
  {
    ...common,
    track: 'city',
    title: '河道漂浮物的定点识别',
    entry: '清水湾',
    city: '苏州',
    summary: '桥下摄像头数漂浮物，满一定数量才派保洁船。',
    techniques: ['vision', 'edge'],
    background: '保洁船每天固定巡四趟，半数时候空手而回。',
    method: '小目标检测加轨迹计数，波光用偏振片和时序一致性压制。',
    risks: safe,
    milestones: usual('出船次数降三成，漂浮物停留时间不增加'),
    budget: money(85_000, 90_000),
    prize: ['二等奖', 'Second prize'],
    remarks: [
      { points: [8, 9, 8, 8], toAuthors: '以停留时间不增加作为约束，指标设计得好。' },
      { points: [8, 8, 8, 7], toAuthors: '偏振片这一招简单有效。' },
      { points: [8, 8, 7, 8], toAuthors: '请补充夜间与雨天的策略。' },
    ],
  },
  {
    ...common,
    track: 'city',
    title: '学校周边的放学拥堵疏导',
    entry: '校门口',
    city: '南京',
    summary: '错开各年级放学时间，用仿真找出对家长打扰最小的方案。',
    techniques: ['optimisation'],
    background: '四点半前后校门口三百米要走十一分钟。',
    method: '以接送记录估计到达分布，仿真比较错峰组合。',
    risks: safe,
    milestones: usual('通行时间降到六分钟'),
    budget: money(20_000, 100_000),
    prize: ['三等奖', 'Third prize'],
    remarks: [
      { points: [8, 7, 8, 8], toAuthors: '几乎不花设备钱，值得一试。' },
      { points: [8, 7, 7, 8], toAuthors: '家里有两个孩子的家庭请单独考虑。' },
      { points: [7, 8, 8, 7], toAuthors: '需要学校书面同意调整作息。' },
    ],
  },
  {
    ...common,
    track: 'city',
    title: '行道树的倾斜与健康巡查',
    entry: '一棵树',
    city: '福州',
    summary: '台风季前用街景图比对树干倾角，列出需要支护的树。',
    techniques: ['vision'],
    background: '去年台风倒树 214 棵，其中三成此前已有明显倾斜。',
    method: '两年街景配准后估计树干轴线变化。',
    risks: safe,
    milestones: usual('清单命中率七成'),
    budget: money(10_000, 90_000),
    remarks: [
      { points: [7, 6, 6, 7], toAuthors: '街景更新周期一年，错过台风季怎么办？' },
      { points: [7, 5, 6, 6], toAuthors: '根系问题从树干看不出来，清单会漏掉最危险的一类。' },
      { points: [6, 6, 7, 6], toAuthors: '建议与园林部门的人工巡查结合。' },
    ],
  },
  {
    ...common,
    track: 'city',
    title: '夜间噪声的来源辨识',
    entry: '静夜思',
    city: '长沙',
    summary: '阵列麦克风辨方向、辨类别，不录说话内容。',
    techniques: ['edge', 'privacy'],
    background: '夜间噪声投诉多，执法到场时声音已经停了。',
    method: '端侧提取声学特征后立即丢弃波形，方位与类别上传。',
    risks: safe,
    milestones: usual('方位误差低于 10 度'),
    budget: money(110_000, 60_000),
    remarks: [
      { points: [6, 6, 6, 7], toAuthors: '隐私设计值得肯定，请由第三方验证波形确未留存。' },
      { points: [7, 6, 5, 6], toAuthors: '高楼间反射强烈，方位误差的估计偏乐观。' },
      { points: [6, 5, 6, 6], toAuthors: '辨识之后由谁处置，流程没有说清。' },
    ],
  },
]

/** What every team was written when the results were published; its outcome and what reviewers said come with it. */
export const letter =
  '感谢参加临江试点项目征集。你们的结果和三位专家的意见附在后面。获奖方案由场地方在十个工作日内联系，商定进场时间与数据接口；未获奖的方案，欢迎根据意见完善后再来。\n\nThank you for your proposal. Your result and what three reviewers wrote follow. Owners of sites call the winners within ten working days; to all others: please come again.'
