import type { PlannedProposal } from './proposal.ts'

const common = { track: 'making', kind: 'team', lang: 'zh-CN' } as const

/** Eight proposals for a mill, a bearing works, a moulding shop and a bakery. */
export const makingProposals: readonly PlannedProposal[] = [
  {
    ...common,
    title: '坯布瑕疵的在线检测与定位',
    entry: '经纬视觉科技有限公司',
    kind: 'enterprise',
    city: '绍兴',
    summary: '在验布机上加装线扫相机，60 米每分钟下识别断经、纬缩、油污等十一类瑕疵，替代人眼连续盯看。',
    stage: { deployedAt: '绍兴两家织厂共六台验布机' },
    techniques: ['vision', 'edge'],
    background:
      '临江纺织有十四台验布机，每台两班倒。人工漏检率约 9%，且下半夜明显升高，客户退货一次损失超过十万元。',
    method:
      '先用正常布面训练重建模型找出“不像布”的地方，再对可疑区域分类；换品种时只需二十米正常布即可适应。瑕疵位置写入卷上的二维码，裁剪时自动避让。',
    risks: '图像留在厂内服务器，保存九十天。设备与验布机急停联动，识别服务停止时验布机照常可用。',
    sites: 4,
    milestones: [
      [1, '一台机装机', '不降低车速'],
      [3, '四台机运行', '漏检率低于 2%'],
      [6, '换品种验证', '五个新品种半小时内适应'],
    ],
    budget: [
      ['相机与光源', 280_000],
      ['工控机', 72_000],
      ['软件', 190_000],
    ],
    remarks: [
      {
        points: [9, 9, 8, 8],
        toAuthors:
          '换品种只需二十米正常布，这一点抓住了织厂的痛处。提花与深色布面的表现请单独列出。漏检率 2% 的样本量要足够，建议以不少于 800 处真实瑕疵计。',
        toPanel: '已在两家同类企业使用，风险低。',
      },
      {
        points: [8, 9, 8, 7],
        toAuthors: '二维码与裁剪系统的对接是产生价值的地方，目前写得太少，请补充裁床型号与接口。',
      },
      { points: [8, 9, 7, 8], toAuthors: '误检率没有出现在验收指标里。误检多了，挡车工会关掉它。' },
    ],
  },
  {
    ...common,
    title: '轴承磨削振纹的声发射监测',
    entry: '听机',
    city: '洛阳',
    summary: '砂轮修整前后的声发射信号里藏着振纹的征兆。提前三件预警，减少整批返工。',
    stage: 'prototype',
    techniques: ['edge', 'forecast'],
    background: '振纹只能下线后用圆度仪抽检，每批 200 件抽 5 件，发现时半批已经磨完。',
    method: '1 MHz 采样，在边缘端提取与砂轮转频同步的包络谱；用圆度仪结果做弱监督，模型给出修整建议。',
    risks: '传感器磁吸安装，不改动机床。建议只显示给操作工，不联锁。',
    sites: 6,
    milestones: [
      [2, '六台磨床采集', '信号完整率 98%'],
      [6, '预警', '振纹批次减少一半'],
    ],
    budget: [
      ['声发射传感器与采集卡', 198_000],
      ['算法', 110_000],
      ['圆度仪加测', 48_000],
    ],
    remarks: [
      {
        points: [8, 7, 9, 8],
        toAuthors: '同步包络谱的选择有道理。五件抽检作弱监督标签太稀疏，试点头两个月应加密到每批二十件。',
      },
      { points: [7, 7, 8, 7], toAuthors: '修整过勤会缩短砂轮寿命，请把砂轮消耗计入收益核算。' },
    ],
  },
  {
    ...common,
    title: '注塑工艺参数的少样本调优',
    entry: '一模一样',
    city: '宁波',
    summary: '换模后用不超过十二次试模找到合格窗口，代替老师傅一整天的摸索。',
    stage: 'prototype',
    techniques: ['optimisation'],
    background: '车间每周换模四十次，平均试模 27 次，废料 1.4 吨。两位能调机的师傅都快退休了。',
    method:
      '带约束的贝叶斯优化，以相似模具的历史作先验；每次试模由操作工确认后才执行，缺陷由检验员按六类打分。',
    risks: '参数在设备厂商允许的范围内变动，超出即拒绝。全部可一键恢复上次合格参数。',
    sites: 8,
    milestones: [
      [2, '历史数据整理', '120 副模具入库'],
      [4, '四台机试用', '试模次数降到 15 次'],
      [6, '八台机', '试模次数降到 12 次，废料减半'],
    ],
    budget: [
      ['数据采集盒', 56_000],
      ['优化软件', 150_000],
      ['试模材料', 40_000],
    ],
    remarks: [
      {
        points: [8, 8, 8, 9],
        toAuthors:
          '让师傅的经验以先验的形式留下来，意义不止于节省废料。缺陷打分因人而异，建议配一套标准样件。',
      },
      { points: [8, 8, 7, 8], toAuthors: '模温达到稳态需要时间，每次试模之间的等待是否计入？' },
    ],
  },
  {
    ...common,
    title: '烘焙产线的能耗与色泽联合控制',
    entry: '火候',
    city: '青岛',
    summary: '隧道炉出口的相机测色泽，反馈调节三段炉温，既不焦也不多烧气。',
    stage: 'idea',
    techniques: ['vision', 'optimisation'],
    background: '面粉批次变化时，炉温靠班长看颜色调，一个班次的色差可达 6 个单位，燃气单耗相差 14%。',
    method: '色差为被控量、燃气为代价的模型预测控制；面粉水分作前馈。',
    risks: '炉温上下限由原控制器保证，本系统只改设定值。',
    sites: 1,
    milestones: [
      [2, '相机标定', '与色差仪偏差低于 1'],
      [6, '闭环', '色差标准差下降四成，燃气降 7%'],
    ],
    budget: [
      ['相机与照明', 38_000],
      ['控制软件', 92_000],
      ['调试', 30_000],
    ],
    remarks: [
      { points: [6, 5, 7, 6], toAuthors: '炉膛滞后约八分钟，只凭出口相机闭环容易振荡，请给出仿真结果。' },
    ],
  },
  {
    ...common,
    title: '多品种小批量的排产与换线',
    entry: '齐套',
    city: '东莞',
    summary: '把订单交期、物料齐套和换线时间放进同一个模型，每两小时重排一次，计划员可以拖动后再算。',
    stage: { deployedAt: '东莞一家连接器工厂，九个月' },
    techniques: ['optimisation', 'language'],
    background: '注塑车间 36 台机、平均批量 800 件，插单后的重排要三个小时，准交率 82%。',
    method: '约束规划求可行解，大邻域搜索改进；计划员拖动的结果作为硬约束保留。每次改动用一句话说明为什么。',
    risks: '只读取生产系统，写回前由计划员确认。',
    sites: 36,
    milestones: [
      [2, '影子运行', '重排低于 5 分钟'],
      [6, '正式使用', '准交率 92%，换线时间降 18%'],
    ],
    budget: [
      ['软件部署', 170_000],
      ['接口', 80_000],
      ['培训', 24_000],
    ],
    remarks: [
      {
        points: [8, 9, 7, 8],
        toAuthors: '“拖动后再算”尊重了计划员。重排过于频繁会让现场无所适从，请给出冻结窗口的长度。',
      },
      { points: [7, 8, 8, 7], toAuthors: '准交率提升里有多少来自排产、多少来自物料，请设计对照。' },
    ],
  },
  {
    ...common,
    title: '空压站群的联控与泄漏定位',
    entry: '一立方',
    city: '无锡',
    summary: '按下游用气预测分配八台空压机的负荷，并在夜间停产时段找出泄漏的支管。',
    stage: 'prototype',
    techniques: ['forecast', 'optimisation', 'edge'],
    background: '压缩空气占全厂用电 21%。夜间不生产时仍有 19 立方每分钟的流量，几乎全是泄漏。',
    method: '群控用混合整数规划，压力带收窄 0.4 bar；夜间依次关断支管阀门，用压降速率估计各支管的泄漏量。',
    risks: '压力低于下限时各机组恢复自主控制。',
    sites: 8,
    milestones: [
      [1, '流量计安装', '八台机、十二条支管'],
      [6, '联控', '单位用气电耗下降 12%，泄漏减少一半'],
    ],
    budget: [
      ['流量计与电动阀', 142_000],
      ['群控软件', 98_000],
      ['施工', 46_000],
    ],
    remarks: [
      {
        points: [7, 8, 7, 7],
        toAuthors: '夜间关阀测压降成本低、见效快，可以先做。群控前请核对各机组的卸载特性。',
      },
    ],
  },
  {
    ...common,
    title: '老设备的仪表读数上云',
    entry: '表里如一',
    city: '沈阳',
    summary: '给没有通信口的指针表装一只拍照的小盒子，每分钟读一次数，电池用一年。',
    stage: 'prototype',
    techniques: ['vision', 'edge'],
    background: '轴承厂有 310 只指针表，每班抄一次。三成老设备没有任何数字接口，改造一台要停机两天。',
    method:
      '盒内小模型识别指针与量程，读数与置信度一起上传；置信度低时才传图。玻璃反光用两次不同补光的差消去。',
    risks: '镜头只对表盘，视野外遮光。盒子磁吸，随时可取下。',
    sites: 310,
    milestones: [
      [2, '60 只', '读数误差低于满量程 1%'],
      [6, '310 只', '在线率 98%，抄表工时减少九成'],
    ],
    budget: [
      ['读表盒', 124_000],
      ['平台', 60_000],
    ],
    remarks: [
      {
        points: [7, 8, 7, 8],
        toAuthors: '便宜、不停机，很适合老厂。油污会慢慢糊住镜头，请说明如何发现并提醒清洁。',
      },
      {
        points: [6, 8, 6, 7],
        toAuthors: '抄到数据之后用来做什么？请至少选一台设备，演示读数如何改变维护决定。',
      },
    ],
  },
  {
    ...common,
    title: 'Spindles that say when they are due',
    entry: 'Quiet Baseline',
    lang: 'en-US',
    city: 'Berlin',
    summary:
      'Vibration and current of 24 spindles, compared with themselves and with their twins, tell which will need service in the coming month.',
    stage: 'prototype',
    techniques: ['edge', 'forecast'],
    background:
      'Spindles are exchanged every 4,000 hours. Of the last forty that were opened, 27 had nothing wrong; three failed before their time.',
    method:
      'Features by order of rotation, a survival model with censoring, and a monthly list of the three most at risk. No alarm, no threshold: a ranking that the foreman can disagree with, and his reasons are kept.',
    risks: 'Nothing of people is recorded. The interval of 4,000 hours stays as the upper limit.',
    sites: 24,
    milestones: [
      [2, '24 spindles measured', '98% of the time'],
      [6, 'Monthly lists', 'Two of three on the list confirmed when opened'],
    ],
    budget: [
      ['Sensors', 84_000],
      ['Model and lists', 120_000],
      ['Opening of spindles', 45_000],
    ],
    remarks: [
      {
        points: [8, 7, 9, 7],
        toAuthors: '用排序代替阈值，并保留班长的不同意见，很成熟。四十根的历史偏少，生存模型的先验请写清。',
      },
    ],
  },
]
