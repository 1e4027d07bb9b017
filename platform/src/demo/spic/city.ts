import type { PlannedProposal } from './proposal.ts'

const common = { track: 'city', kind: 'team', lang: 'zh-CN' } as const

/** Eight proposals for streets, floods, the hotline and the elderly. */
export const cityProposals: readonly PlannedProposal[] = [
  {
    ...common,
    title: '下穿通道积水的两小时预警',
    entry: '水位线',
    city: '武汉',
    summary: '用雷达外推降雨和管网液位，为十二处下穿通道给出未来两小时的积水深度区间，提前四十分钟通知封闭。',
    stage: 'prototype',
    techniques: ['forecast', 'edge'],
    background:
      '去年六月的暴雨中，十二处下穿通道有五处在积水超过 40 厘米后才封闭。现有水尺只能告诉我们已经淹了多深。',
    method:
      '雷达回波外推给出降雨集合，每个成员驱动一个简化的汇水模型，泵站启停作为输入；液位计的观测每五分钟同化一次。发布的是超过 15、27、40 厘米的概率，不是一个数。',
    risks: '不涉及个人信息。液位计失效时以相邻管井推算，并在屏上注明“推算”。封闭决定始终由值班长作出。',
    sites: 12,
    milestones: [
      [2, '补装液位计，回放历史暴雨', '五场暴雨命中率 85%'],
      [4, '汛期并行发布', '提前量中位数 40 分钟'],
      [6, '总结测评', '空报率低于两成'],
    ],
    budget: [
      ['液位计与通信', 156_000],
      ['模型与发布系统', 230_000],
      ['汛期驻场', 70_000],
    ],
    remarks: [
      {
        points: [9, 8, 9, 8],
        toAuthors:
          '发布概率而不是单个深度，并与 15、27、40 厘米的管理阈值对应，很专业。汛期只有三个月，请明确六个月试点从几月开始，错过主汛期就失去了验证机会。',
        toPanel: '问题真、方法对、验收清楚，建议优先进场。',
      },
      {
        points: [9, 8, 8, 9],
        toAuthors:
          '泵站启停作为输入需要排水公司每分钟的数据，请附上对方的书面同意。空报两成是对封闭次数还是对预警次数而言，请写明分母。',
      },
      {
        points: [8, 7, 9, 8],
        toAuthors: '集合成员数与运行时间没有交代，五分钟一次同化在边缘设备上是否来得及？',
      },
    ],
  },
  {
    ...common,
    title: '12345 热线工单的自动归口与重复识别',
    entry: '接诉即办小组',
    city: '北京',
    summary:
      '把来电记录整理成“事由、地点、诉求”三项，推荐承办单位，并把同一件事的多次来电合并。派单员只需确认。',
    stage: 'prototype',
    techniques: ['language', 'privacy'],
    background:
      '滨江街道每天约 640 件工单，派错后平均退转 1.7 次、多花 19 小时。同一处路灯不亮，一晚可能来二十个电话。',
    method:
      '本地部署的语言模型抽取三项要素，地点与标准地址库匹配；归口用历史流转记录训练，退转的工单加权。重复识别先按地点与时间召回，再比事由，合并前要派单员点一下。',
    risks: '录音不出热线中心，姓名与电话在进入模型前遮去。模型不回复市民，只给派单员建议。',
    sites: 3,
    milestones: [
      [1, '历史工单评测', '归口首选准确率 88%'],
      [3, '一个街道试用', '退转次数降到 1.0 以下'],
      [6, '三个街道', '派单时长下降四成'],
    ],
    budget: [
      ['推理服务器', 160_000],
      ['标注与训练', 120_000],
      ['系统对接', 110_000],
    ],
    remarks: [
      {
        points: [8, 8, 7, 9],
        toAuthors:
          '“退转的工单加权”用得好。请留意部门职责调整后的标签漂移，建议每月用最近两周的数据复测。合并错误会让一位市民的诉求消失，合并后应能拆开并保留各自的回访。',
      },
      {
        points: [8, 7, 8, 8],
        toAuthors: '88% 的首选准确率需要按诉求类别分别给出，长尾类别派错的代价最大。',
        toPanel: '与市里的大平台有重叠，需确认接口是否开放。',
      },
    ],
  },
  {
    ...common,
    title: '井盖与路面病害的公交车载巡检',
    entry: '巡路人科技有限公司',
    kind: 'enterprise',
    city: '长沙',
    summary: '在二十辆公交车前挡装摄像头，行车中识别井盖缺损、坑槽与沉陷，同一处三次见到才上报。',
    stage: { deployedAt: '长沙两条公交线路，十四个月，累计上报 3,100 处' },
    techniques: ['vision', 'edge'],
    background: '人工巡查主干道每周一次，支路每月一次。井盖丢失到被发现平均 31 小时，三分之一来自市民电话。',
    method:
      '车载盒子在本地检测，只上传裁剪后的病害图与位置；同一位置多次观测做贝叶斯更新，减少树影和水渍的误报；沉陷用前后帧的视差估计深度。',
    risks: '人脸与车牌在车内遮盖后才写入存储，原始视频不保存。设备断电不影响行车。',
    sites: 20,
    milestones: [
      [1, '装车', '20 辆完成，不影响发车'],
      [3, '与市政工单打通', '误报低于 15%'],
      [6, '覆盖评估', '井盖缺失发现时间降到 6 小时'],
    ],
    budget: [
      ['车载设备', 240_000],
      ['平台与对接', 150_000],
      ['运维', 80_000],
    ],
    remarks: [
      {
        points: [8, 9, 8, 7],
        toAuthors: '三次见到才上报与六小时发现井盖缺失有矛盾：低频线路一天只过几次。请对井盖单独设上报规则。',
      },
      { points: [7, 9, 7, 8], toAuthors: '运行十四个月，请补充设备损坏率与雨夜的识别率。' },
    ],
  },
  {
    ...common,
    title: '独居老人用水规律的异常关怀',
    entry: '银铃',
    city: '上海',
    summary: '经老人同意，从智能水表的逐时用水里学出每户作息，长时间无用水时提醒网格员上门或打个电话。',
    stage: 'prototype',
    techniques: ['forecast', 'privacy'],
    background: '老城街道有 1,860 位独居老人，网格员每周走访一次。去年有四起意外在超过二十小时后才被发现。',
    method:
      '每户一个隐马尔可夫模型区分“在家、外出、睡眠”，异常按该户自己的规律判断，而不是统一的十二小时。子女或老人可在小程序里报“外出几天”。',
    risks: '书面同意、随时退出；模型在水务公司内运行，街道只看到“请联系”三个字，看不到用水量。',
    sites: 300,
    milestones: [
      [2, '签约 300 户', '同意书归档'],
      [4, '提醒上线', '每户每月误报不超过一次'],
      [6, '评估', '异常发现时间中位数低于 8 小时'],
    ],
    budget: [
      ['水表通信补贴', 60_000],
      ['软件', 120_000],
      ['网格员培训', 20_000],
    ],
    remarks: [
      {
        points: [9, 7, 8, 9],
        toAuthors:
          '街道只看到“请联系”，把隐私做到了流程里，值得肯定。三百户里一年的真实意外可能只有零到一起，评估不能只看发现时间，建议加入模拟演练。',
        toPanel: '社会价值高，成本低。',
      },
      { points: [8, 7, 8, 8], toAuthors: '误报每户每月一次，三百户就是每天十次上门，请核对网格员人手。' },
      { points: [9, 6, 7, 8], toAuthors: '漏水、马桶常流水会让“无用水”失效，请说明如何识别。' },
    ],
  },
  {
    ...common,
    title: '共享单车停放热点的提前调度',
    entry: '潮汐线',
    city: '广州',
    summary: '预测地铁口未来一小时的停放量，在堆满之前派车清运，并给出清运路线。',
    stage: 'idea',
    techniques: ['forecast', 'optimisation'],
    background: '早高峰八个地铁口的停放量是划定区域的三倍，现有调度等到投诉才出发。',
    method: '开关锁记录按五分钟聚合，做时空预测；清运视为带时间窗的取送问题，每十分钟重算。',
    risks: '只用聚合到网格的数量。企业数据由三家平台在各自服务器上汇总后提供。',
    sites: 8,
    milestones: [
      [2, '三家平台数据接通', '延迟低于十分钟'],
      [6, '联合调度', '超停时长下降一半'],
    ],
    budget: [
      ['数据对接', 60_000],
      ['算法', 90_000],
      ['调度车辆租用', 110_000],
    ],
    remarks: [
      {
        points: [6, 4, 6, 6],
        toAuthors: '全部依赖三家平台共享数据，却没有任何一家的意向书。请先落实一家，再谈联合调度。',
      },
    ],
  },
  {
    ...common,
    title: '餐饮油烟的异常排放定位',
    entry: '烟火可亲',
    city: '成都',
    summary: '在三条美食街布设四十个低价颗粒物传感器，结合风场反推排放点，让执法先看清再上门。',
    stage: 'prototype',
    techniques: ['edge', 'forecast'],
    background: '油烟投诉占环保类工单的 38%，执法到场时往往已经收灶。',
    method: '传感器两两校准消去漂移；以店铺排口为候选源做非负稀疏反演，给出每家的贡献区间。',
    risks: '结果只作为巡查线索，不作为处罚依据。传感器装在路灯杆上，不进入店铺。',
    sites: 40,
    milestones: [
      [2, '布设并校准', '与标准站相关系数 0.9'],
      [6, '线索命中', '上门核实命中率六成'],
    ],
    budget: [
      ['传感器', 88_000],
      ['软件', 96_000],
      ['标定', 30_000],
    ],
    unwanted: { name: '陆怀真', organisation: '', reason: '曾公开批评本团队的低价传感器路线，恐难客观。' },
    remarks: [
      {
        points: [7, 7, 6, 7],
        toAuthors: '街谷里的风场很难用单站代表，四十个点的密度够不够，建议先用示踪气体做一次验证。',
      },
      { points: [7, 6, 7, 6], toAuthors: '“不作为处罚依据”写得好，也请写清商户如何查询和申诉。' },
    ],
  },
  {
    ...common,
    title: '垃圾分类投放点的满溢预测与清运',
    entry: '绿桶到家',
    city: '厦门',
    summary: '桶内超声测距加上天气和节假日，预测每个投放点何时装满，清运路线每天重排。',
    stage: 'prototype',
    techniques: ['forecast', 'optimisation', 'edge'],
    background: '二百一十个投放点每天固定清两次，四成时候不到半桶，节后却满地都是。',
    method: '每点一个累积模型，满溢概率超过一成即进入当日路线；路线以总里程与满溢时长加权最小。',
    risks: '无个人数据。传感器电池两年，失效时按历史均值估计。',
    sites: 210,
    milestones: [
      [2, '安装 210 个传感器', '在线率 97%'],
      [6, '按需清运', '里程下降 20%，满溢时长下降六成'],
    ],
    budget: [
      ['传感器', 126_000],
      ['调度软件', 84_000],
      ['安装', 31_000],
    ],
    remarks: [
      {
        points: [7, 8, 7, 6],
        toAuthors: '目标可测。司机是否愿意每天换路线往往决定成败，建议前两个月只调整顺序，不换片区。',
      },
    ],
  },
  {
    ...common,
    title: 'Where buses lose their time',
    entry: 'Second Moment',
    lang: 'en-US',
    city: 'Toronto',
    summary:
      'Bus positions tell at which stops, lights and turns each line loses its minutes, and which of them a longer green would give back.',
    stage: { deployedAt: 'Two lines in Toronto since spring' },
    techniques: ['forecast', 'optimisation'],
    background:
      'Line 17 takes 54 minutes at eight in the morning and 38 at noon. No one knows which of its 31 stops and 22 lights are to blame.',
    method:
      'Positions every ten seconds are cut into segments; a hierarchical model splits each delay into boarding, queueing and red lights, with its uncertainty. Signal plans are then changed at three crossings at a time, in random order, so that the effect is measured and not assumed.',
    risks: 'Vehicles only, no passengers. Signals fall back to their plan whenever the link is down.',
    sites: 3,
    milestones: [
      [2, 'Losses by segment', 'Agree with riders who count for a week'],
      [6, 'Three crossings changed', 'Two minutes saved at the peak, other traffic not slower'],
    ],
    budget: [
      ['Data link', 40_000],
      ['Analysis', 160_000],
      ['Signal work', 90_000],
    ],
    remarks: [
      {
        points: [8, 8, 9, 8],
        toAuthors:
          '随机顺序改配时，把因果效应测出来，这在交通试点里少见。请与交警部门确认可改动的时段。Please settle with the police which hours may be changed.',
      },
    ],
  },
]
