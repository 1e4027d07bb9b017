import type { PlannedProposal } from './proposal.ts'

const common = { track: 'energy', kind: 'team', lang: 'zh-CN' } as const

/** Eight proposals for campuses, the library and the metro. */
export const energyProposals: readonly PlannedProposal[] = [
  {
    ...common,
    title: '园区冷站的负荷预测与启停优化',
    entry: '云舟数据',
    city: '杭州',
    summary:
      '提前二十四小时预测园区冷负荷，算出冷机、水泵和冷却塔的启停次序。目标是在室温不超标的前提下，让制冷季用电下降 10%。',
    stage: 'prototype',
    techniques: ['forecast', 'optimisation'],
    background:
      '高新区二号园区的冷站有四台冷机，值班员凭经验开机：早上八点前开两台，热了再加。去年七月有 41% 的时间冷机负载率低于 55%，正好落在能效最差的区间。',
    method:
      '用气象预报、会议室预订和前两周的逐时负荷训练梯度提升模型，给出 10%、50%、90% 三条分位线；冷机能效曲线由运行数据拟合；再用混合整数规划求次日的启停计划，每小时滚动修正。计划先以“建议”出现在值班屏上，两周后再交由控制器执行。',
    risks:
      '只用冷站运行数据与匿名的预订人数。任何一台冷机连续两次未按计划响应，就自动退回原有策略，值班员也可以一键退回。',
    sites: 2,
    milestones: [
      [1, '接入数据，建立基线', '基线误差低于 8%'],
      [3, '建议模式运行', '值班员采纳率超过七成'],
      [6, '自动执行', '同等气温下节电 10%，由第三方核算'],
    ],
    budget: [
      ['电表与温度传感器', 86_000],
      ['算法与控制器开发', 210_000],
      ['现场调试', 64_000],
      ['第三方测评', 40_000],
    ],
    remarks: [
      {
        points: [9, 8, 8, 9],
        toAuthors:
          '基线交代得很清楚，41% 低负载率这个数字有说服力。建议补充过渡季的处理：四五月负荷低、波动大，滚动修正可能频繁启停冷机，最好给出每日启停次数的上限。',
        toPanel: '本赛道里最扎实的一份，场地方只需开放只读接口即可起步。',
      },
      {
        points: [8, 7, 9, 8],
        toAuthors: '先建议、后执行的路径很稳妥。请说明冷却塔与水泵的能耗是否计入 10%，只算冷机会高估收益。',
      },
      {
        points: [9, 7, 7, 8],
        toAuthors:
          '分位线如何进入规划没有写明：是按 90% 分位留裕度，还是机会约束？两者的节电差别可能有三四个百分点。',
      },
    ],
  },
  {
    ...common,
    title: '地铁车站通风的按需控制',
    entry: '二号线风向',
    city: '南京',
    summary:
      '用闸机客流和二氧化碳浓度预测站台十五分钟后的新风需求，替代全天定频送风。三座车站试点，预计风机用电下降四分之一。',
    stage: { deployedAt: '南京某线路两座车站，运行十一个月' },
    techniques: ['forecast', 'edge'],
    background:
      '车站通风按远期高峰客流设计，平峰期送风量是实际需要的两到三倍。风机转速与用电近似三次方关系，稍降转速就能省下可观的电。',
    method:
      '站台装六只二氧化碳传感器，与闸机的五分钟进站量一起送入站内的边缘控制器；预测模型很小，在控制器上即可重新训练。风量下限由规范确定，算法只在下限之上调节。',
    risks: '不采集任何个人信息，客流只用计数。火灾工况由原系统优先接管，与本方案在电气上独立。',
    sites: 3,
    milestones: [
      [2, '三站传感器到位', '与手持仪比对误差低于 50 ppm'],
      [4, '两站自动调节', '二氧化碳全程低于 1,000 ppm'],
      [6, '三站对比测评', '风机用电下降 25%'],
    ],
    budget: [
      ['传感器与边缘控制器', 168_000],
      ['变频器接口改造', 120_000],
      ['软件', 95_000],
      ['测评', 36_000],
    ],
    unwanted: {
      name: '',
      organisation: '江浦轨道设计研究院',
      reason: '该院去年投标同一车站的改造工程，与我们是竞争关系。',
    },
    remarks: [
      {
        points: [8, 9, 8, 7],
        toAuthors:
          '已有十一个月的运行记录，请把逐月数据列出来，尤其是春运期间。火灾工况独立接管的说明让人放心。',
      },
      {
        points: [7, 9, 8, 8],
        toAuthors:
          '三次方关系只在无背压时成立，站台门开关会改变管网阻力，25% 可能偏乐观，建议以 18% 作为验收线。',
        toPanel: '成熟度高，节电承诺需要打折看。',
      },
    ],
  },
  {
    ...common,
    title: '光储充一体的楼宇需量管理',
    entry: '长庚能源科技有限公司',
    kind: 'enterprise',
    city: '苏州',
    summary: '协调屋顶光伏、储能与三十个充电桩，把园区每月最大需量压低 15%，让充电的人几乎感觉不到变化。',
    stage: { deployedAt: '苏州工业园区两栋写字楼' },
    techniques: ['forecast', 'optimisation', 'edge'],
    background:
      '园区电费里有三成是需量电费，只由每月最高的那十五分钟决定，而它多半出现在下班前集中充电、空调未停的时段。',
    method:
      '以十五分钟为步长滚动求解：预测光伏出力与楼宇负荷，车主在小程序里给出离开时间，规划在保证充满的前提下错开充电；储能留两成电量应对预测误差。',
    risks: '车主数据只留离开时间与电量，三十天后删除。通信中断时充电桩回到定功率运行。',
    sites: 1,
    milestones: [
      [1, '桩与储能接入', '指令响应时间低于 5 秒'],
      [4, '滚动优化上线', '需量下降 10%'],
      [6, '完整两个计费周期', '需量下降 15%，投诉不超过两起'],
    ],
    budget: [
      ['网关与表计', 74_000],
      ['优化引擎部署', 260_000],
      ['小程序', 58_000],
      ['运维与测评', 90_000],
    ],
    remarks: [
      {
        points: [8, 8, 7, 8],
        toAuthors:
          '需量电费的分析切中要害。车主不填离开时间时怎么办？建议给出按历史停留时长的默认值，并估计参与率对结果的影响。',
      },
      { points: [7, 8, 8, 7], toAuthors: '储能循环次数未计入成本，两成备用容量的依据也请补充。' },
    ],
  },
  {
    ...common,
    title: '用电末端的三相不平衡识别与换相建议',
    entry: '零线以上',
    city: '武汉',
    summary:
      '从智能电表的电压曲线推断每户接在哪一相，找出负荷不平衡的台区，给检修班一张“换哪几户最划算”的清单。',
    stage: 'prototype',
    techniques: ['forecast', 'optimisation'],
    background:
      '老城二十四个台区里有九个三相电流不平衡度超过 25%，线损高、末端电压低。现有户相关系是十年前人工登记的，抽查错误率约 17%。',
    method:
      '同一相上的电压波动彼此相似：对十五分钟电压去趋势后做带约束的聚类，再与台区总表逐相校验。换相清单由整数规划给出，以换相户数最少为目标。',
    risks: '户号在供电所内替换为编号，数据不出内网。清单只是建议，停送电由检修班按既有规程执行。',
    sites: 9,
    milestones: [
      [2, '户相识别', '抽查 200 户，准确率 97%'],
      [4, '首批换相', '三个台区不平衡度降到 15% 以下'],
      [6, '九个台区', '平均线损下降 0.8 个百分点'],
    ],
    budget: [
      ['算法开发', 140_000],
      ['现场核相', 52_000],
      ['内网部署', 38_000],
    ],
    remarks: [
      {
        points: [7, 9, 8, 8],
        toAuthors: '花钱少、见效可测。三相用户与光伏用户会破坏“同相相似”的假设，请说明如何剔除。',
      },
    ],
  },
  {
    ...common,
    title: '图书馆空调的人数感知与新风联动',
    entry: '静室',
    city: '成都',
    summary:
      '用座位预约和闸机数据估计各阅览区人数，联动新风与照明。读者不需要做任何事，闭馆前一小时逐区收缩供冷。',
    stage: 'idea',
    techniques: ['forecast', 'optimisation'],
    background: '市图书馆六个阅览区共用两台机组，周二上午上座率不到 15%，新风仍按满员运行。',
    method: '以预约为先验、闸机为观测做人数滤波；每区一个简化热模型，模型预测控制在舒适带内求最小能耗。',
    risks: '不使用摄像头。预约记录在馆内汇总为每区人数后才进入模型。',
    sites: 6,
    milestones: [
      [2, '人数估计', '与人工清点误差在 8 人以内'],
      [6, '联动运行', '空调用电下降 12%'],
    ],
    budget: [
      ['风阀执行器', 96_000],
      ['软件', 88_000],
      ['安装', 42_000],
    ],
    remarks: [
      {
        points: [6, 5, 7, 6],
        toAuthors:
          '不用摄像头是对的。但目前没有原型，热模型参数怎么辨识、需要几周数据都没有写，建议先用一个阅览区的历史数据做离线验证。',
        toPanel: '想法朴素可行，成熟度不足，可以放在备选。',
      },
      { points: [7, 5, 6, 7], toAuthors: '风阀改造占经费近一半，请列出型号和数量，并确认消防联动不受影响。' },
    ],
  },
  {
    ...common,
    title: '储能电池早期异常的在线识别',
    entry: '安伏智联（临江）有限公司',
    kind: 'enterprise',
    city: '临江',
    summary: '从电芯电压的一致性变化里找出可能失效的电芯，平均提前三周报警，误报控制在每月一次以内。',
    stage: { deployedAt: '两座用户侧储能站，共 4.2 MWh' },
    techniques: ['forecast', 'edge'],
    background: '园区储能站有 2,880 只电芯，现有告警只看阈值，往往在故障前几小时才响。',
    method:
      '静置段提取开路电压差，充电末端提取微分容量峰位移，两类特征进入按簇比较的异常评分；每只电芯与同簇邻居比较，温度和老化的共同影响被消去。',
    risks: '只读接入电池管理系统，不下发任何指令。报警后的处置按储能站应急预案执行。',
    sites: 1,
    milestones: [
      [1, '只读接入', '数据完整率 99.5%'],
      [3, '历史回放', '已知的 7 次异常召回 6 次'],
      [6, '在线运行', '月误报不超过一次'],
    ],
    budget: [
      ['边缘网关', 45_000],
      ['模型与平台', 180_000],
      ['驻场', 60_000],
    ],
    remarks: [
      {
        points: [9, 8, 7, 8],
        toAuthors:
          '同簇比较消去共同影响，思路干净。七次异常样本太少，请给出召回率的置信区间，并说明换簇之后基线如何重建。',
      },
      {
        points: [8, 8, 8, 7],
        toAuthors: '“平均提前三周”的分布更重要：最短提前多久？处置流程需要的时间是底线。',
      },
    ],
  },
  {
    ...common,
    title: 'Day-ahead solar power for a campus, with honest intervals',
    entry: 'Calm Intervals',
    lang: 'en-US',
    city: 'Lisbon',
    summary:
      'Forecasts of rooftop solar power for the next day whose intervals hold: nine of ten hours lie within them, on cloudy days as on clear ones.',
    stage: 'prototype',
    techniques: ['forecast'],
    background:
      'The campus buys its power a day ahead. Forecasts in use give one number, and planners add a reserve by feel: 22% on average, half of it unused.',
    method:
      'Gradient boosting on two weather models, then conformal intervals that are recalibrated every day and separately for clear, mixed and overcast skies. The plan takes the interval, not the middle.',
    risks: 'No personal data. Without a forecast the planner uses the old reserve, as today.',
    sites: 4,
    milestones: [
      [1, 'Three years of history replayed', 'Coverage between 88% and 92% for each sky'],
      [6, 'Live', 'Reserve down by a third, no more shortfalls than before'],
    ],
    budget: [
      ['Weather data', 30_000],
      ['Development', 150_000],
      ['Evaluation', 25_000],
    ],
    remarks: [
      {
        points: [7, 8, 7, 7],
        toAuthors:
          '按天空状况分别校准是亮点。冬季样本少，分组后每组不足一百天，覆盖率能否保持需要给出证据。The winter groups are small; please show coverage for them.',
      },
    ],
  },
  {
    ...common,
    title: '换热站二次网的均衡调节',
    entry: '余温工作室',
    city: '西安',
    summary: '根据回水温度和室温抽样调节各单元阀门，让近端不过热、远端不喊冷，一个采暖季节热 8%。',
    stage: 'prototype',
    techniques: ['forecast', 'optimisation', 'edge'],
    background: '同一换热站下，近端住户开窗散热，远端室温只有 17 ℃。人工调阀一季两次，靠听投诉。',
    method:
      '以回水温度为目标做分布式调节，每个单元的惯性由夜间降温曲线辨识；室温由每栋三户志愿者的温度计校准。',
    risks: '志愿者可随时退出，室温数据只在小区内汇总。阀门保留手动旋钮。',
    sites: 14,
    milestones: [
      [1, '加装执行器', '14 个单元可远程调节'],
      [5, '整季运行', '室温标准差下降一半'],
    ],
    budget: [
      ['电动阀与温度计', 132_000],
      ['软件', 70_000],
      ['安装', 54_000],
    ],
    remarks: [
      {
        points: [7, 7, 6, 7],
        toAuthors:
          '每栋三户的样本可能偏向愿意配合的家庭，请考虑边户和顶层。调节周期与管网滞后的关系也应说明。',
      },
      { points: [6, 7, 7, 6], toAuthors: '临江的采暖季只有三个月，六个月的试点期要怎样安排？' },
    ],
  },
]
