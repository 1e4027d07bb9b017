type Both = readonly [zh: string, en: string]
export type PlannedBid = {
  who: number
  summary: string
  proposal: string
  offer: string
  team: string
  isShortlisted?: true
  isAwarded?: true
}
export type PlannedNeed = {
  organisation: string
  state: 'open' | 'selection' | 'awarded'
  /** Days from now. */
  deadline: number
  reward: number | null
  confidentiality: 'open' | 'members' | 'confidential'
  industry: string
  title: Both
  summary: Both
  background: Both
  target: Both
  criteria: Both
  reason: string
  bids: readonly PlannedBid[]
  questions: readonly { who: number; body: string; answer: string | null }[]
}

/** Three calls for bids, one in each state that people can read. */
export const plannedNeeds: readonly PlannedNeed[] = [
  {
    organisation: '临江市公路桥梁养护中心',
    state: 'open',
    deadline: 21,
    reward: 180_000,
    confidentiality: 'open',
    industry: 'manufacturing',
    title: ['无人机桥检图像中的裂缝自动标注', 'Marking cracks in pictures of bridges taken by drones'],
    summary: [
      '每次桥检拍回四千多张照片，靠两位工程师看三周。希望先由算法筛一遍。',
      'An inspection brings back four thousand pictures, which two engineers go through in three weeks. An algorithm should go first.',
    ],
    background: [
      '中心管养 62 座桥。无人机沿梁底飞行，每张照片约 2,000 万像素，裂缝宽度多在 0.1–0.3 毫米，常与水渍、模板缝混在一起。\n\n已有 1,200 张人工标注的照片，可在签署协议后使用。',
      'We look after 62 bridges. Drones fly along the girders; a picture has some 20 megapixels, and cracks are mostly 0.1 to 0.3 mm wide, easily confused with water marks and seams.\n\n1,200 pictures marked by hand can be used once an agreement is signed.',
    ],
    target: [
      '交付一个可以在单台工作站上离线运行的程序：输入一次桥检的照片，输出疑似裂缝的位置、长度与置信度，并能导入现有的桥检系统。',
      'A program that runs offline on one workstation: given the pictures of an inspection it returns where cracks may be, how long, and how sure it is, in a form that our system imports.',
    ],
    criteria: [
      '| 项目 | 要求 |\n|---|---|\n| 召回率（宽度 ≥ 0.2 mm） | ≥ 95% |\n| 每百张误报 | ≤ 8 处 |\n| 单张处理时间 | ≤ 3 秒 |\n| 交付物 | 程序、源代码、训练脚本与说明 |\n\n用中心保留的两座桥验收，投标方事先看不到。',
      '| What | Demanded |\n|---|---|\n| Recall (width ≥ 0.2 mm) | ≥ 95% |\n| False alarms per 100 pictures | ≤ 8 |\n| Time for a picture | ≤ 3 s |\n| Delivered | Program, source, training scripts, manual |\n\nAccepted on two bridges that bidders do not see before.',
    ],
    reason: '',
    bids: [
      {
        who: 5,
        summary: '先切块再拼接的两级检测，误报由几何约束过滤',
        proposal:
          '## 思路\n\n1. 滑窗切成 1024 像素的小块，小模型粗筛；\n2. 命中块送入分割网络，输出裂缝骨架；\n3. 相邻块按方向拼接，过短、过直、与模板缝重合的剔除。\n\n## 计划\n\n第一个月做基线与误报分析，第二个月接入系统，第三个月验收。',
        offer: '16.5 万元，三个月',
        team: '三人，其中一人做过隧道病害识别。',
      },
      {
        who: 16,
        summary: 'Self-supervised pretraining on your unmarked pictures, then a light segmenter',
        proposal:
          'Marked pictures are few, unmarked ones are not. We pretrain on all pictures of five inspections, and fine-tune a light segmenter that runs on one GPU. Weekly reports with the fifty worst mistakes.',
        offer: '¥175,000, ten weeks',
        team: 'Two people from Bay University.',
      },
    ],
    questions: [
      { who: 9, body: '已标注的照片覆盖夜间补光的场景吗？', answer: '覆盖，约占两成；雨后的照片较少。' },
      { who: 12, body: '验收用的两座桥，结构形式与训练数据相同吗？', answer: null },
    ],
  },
  {
    organisation: '临江热力公司',
    state: 'selection',
    deadline: -2,
    reward: 90_000,
    confidentiality: 'members',
    industry: 'energy',
    title: ['集中供热管网的次日热负荷预测', 'Tomorrow’s load of a district-heating network'],
    summary: [
      '现在靠值班长的经验定供水温度，冷热不均。希望提前一天知道每个换热站要多少热。',
      'Supply temperatures are set by experience, and some homes stay cold. We would like to know a day ahead how much heat each station needs.',
    ],
    background: [
      '全网 118 个换热站，三个采暖季的小时级供回水温度、流量与室外气象。部分站点缺测约 4%。',
      '118 stations, three winters of hourly temperatures, flow and weather. Some stations lack about 4% of their data.',
    ],
    target: [
      '每天 16 时给出次日 24 小时、每站的热负荷及其区间；能解释为什么明天比今天高。',
      'At 16:00 each day the load of every station for the 24 hours of tomorrow, with intervals, and a reason why tomorrow differs from today.',
    ],
    criteria: [
      '- 平均绝对百分比误差 ≤ 6%；\n- 90% 区间的覆盖率在 87%–93% 之间；\n- 寒潮日误差不超过平时的 1.5 倍。',
      '- mean absolute percentage error ≤ 6%;\n- coverage of the 90% interval between 87% and 93%;\n- on days of a cold spell no more than 1.5 times the usual error.',
    ],
    reason: '',
    bids: [
      {
        who: 7,
        summary: '气象订正加分层梯度提升，逐站给出区间',
        proposal: '先按站点聚类，再做分层的梯度提升；区间用共形预测校准，寒潮日单独检验。',
        offer: '8.6 万元，八周',
        team: '两人，做过两届负荷预测赛题。',
        isShortlisted: true,
      },
      {
        who: 21,
        summary: 'A physical model of each building, corrected by data',
        proposal:
          'Few parameters per station, fitted on calm days; a correction is learnt from what the physics leaves over.',
        offer: '¥88,000, nine weeks',
        team: 'One engineer, one statistician.',
        isShortlisted: true,
      },
      {
        who: 30,
        summary: '直接用大模型做零样本预测',
        proposal: '把历史序列转成文字，请大模型续写。',
        offer: '3 万元，两周',
        team: '一人。',
      },
    ],
    questions: [
      { who: 7, body: '能拿到天气预报而不是实测天气吗？', answer: '可以，提供每天 14 时发布的预报存档。' },
    ],
  },
  {
    organisation: '临江市第一医院',
    state: 'awarded',
    deadline: -40,
    reward: 60_000,
    confidentiality: 'open',
    industry: 'health',
    title: ['出院小结的去标识化', 'De-identifying discharge letters'],
    summary: [
      '为了让研究者用上十年的出院小结，需要先把能认出人的文字去掉，又不伤医学内容。',
      'Before researchers may use ten years of discharge letters, whatever shows who someone is must go, and the medicine must stay.',
    ],
    background: [
      '约 48 万份中文出院小结，夹杂姓名、电话、地址、床号与转诊医院。院内已人工标注 3,000 份。',
      'Some 480,000 letters in Chinese with names, phones, addresses, bed numbers and other hospitals. 3,000 have been marked by hand.',
    ],
    target: [
      '在院内服务器上运行；输出去标识文本与替换清单；任何内容不离开医院。',
      'It runs on the hospital’s own server and returns the text with a list of what was replaced. Nothing leaves the hospital.',
    ],
    criteria: [
      '- 姓名、电话、证件号的召回率 ≥ 99.5%；\n- 医学术语误删率 ≤ 0.5%；\n- 随机抽查 1,000 份，由两名医生独立复核。',
      '- recall of names, phones and ID numbers ≥ 99.5%;\n- medical terms deleted by mistake ≤ 0.5%;\n- 1,000 letters drawn at random and checked by two doctors on their own.',
    ],
    reason: '规则与模型结合的方案可解释，抽查中召回率最高，且完全离线。',
    bids: [
      {
        who: 11,
        summary: '规则打底、小模型补漏，全程离线',
        proposal: '证件号、电话用规则保证；姓名与地址用小模型；两者不一致的交人工。',
        offer: '5.8 万元，六周',
        team: '三人，含一名病案管理员。',
        isShortlisted: true,
        isAwarded: true,
      },
      {
        who: 26,
        summary: 'A tagger trained on synthetic letters',
        proposal:
          'We generate letters with known names and train on those, so that no real letter is needed outside.',
        offer: '¥52,000, five weeks',
        team: 'Two people.',
      },
    ],
    questions: [
      { who: 26, body: 'May we see ten letters beforehand?', answer: '可以来院内查看，不能带出。' },
    ],
  },
]
