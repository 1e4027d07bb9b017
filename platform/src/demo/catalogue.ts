/** Categories, tags, industries, organisers and partners of the demo. */
export const raceCategories = [
  { zh: '学术赛', en: 'Academic', isForBeginners: false },
  { zh: '产业赛', en: 'Industry', isForBeginners: false },
  { zh: '城市开放数据赛', en: 'Open city data', isForBeginners: false },
  { zh: '新手赛', en: 'Getting started', isForBeginners: true },
]

export const tags = [
  {
    code: 'tabular',
    zh: '表格数据',
    en: 'Tabular',
    sub: [
      { code: 'classification', zh: '分类', en: 'Classification' },
      { code: 'regression', zh: '回归', en: 'Regression' },
      { code: 'ranking', zh: '排序', en: 'Ranking' },
    ],
  },
  {
    code: 'time-series',
    zh: '时间序列',
    en: 'Time series',
    sub: [
      { code: 'forecasting', zh: '预测', en: 'Forecasting' },
      { code: 'anomaly', zh: '异常检测', en: 'Anomaly detection' },
    ],
  },
  {
    code: 'nlp',
    zh: '自然语言处理',
    en: 'Natural language',
    sub: [
      { code: 'text-classification', zh: '文本分类', en: 'Text classification' },
      { code: 'generation', zh: '文本生成', en: 'Generation' },
    ],
  },
  {
    code: 'vision',
    zh: '计算机视觉',
    en: 'Computer vision',
    sub: [
      { code: 'detection', zh: '目标检测', en: 'Detection' },
      { code: 'segmentation', zh: '图像分割', en: 'Segmentation' },
    ],
  },
]

export const industries = [
  ['ecology', '生态环境', 'Ecology'],
  ['weather', '气象', 'Meteorology'],
  ['health', '医疗健康', 'Health'],
  ['aviation', '航空交通', 'Aviation'],
  ['finance', '金融', 'Finance'],
  ['manufacturing', '智能制造', 'Manufacturing'],
  ['energy', '能源', 'Energy'],
  ['education', '教育', 'Education'],
].map(([code, zh, en]) => ({ code: code as string, zh: zh as string, en: en as string }))

export const organisations = [
  {
    key: 'university',
    zh: '海湾大学数据科学学院',
    en: 'School of Data Science, Bay University',
    introZh: '面向全校开放的数据科学教学与研究机构。',
    introEn: 'Teaching and research in data science, open to the whole university.',
  },
  {
    key: 'lab',
    zh: '云岭智能实验室',
    en: 'Yunling Intelligence Lab',
    introZh: '关注气象与交通的企业研究团队。',
    introEn: 'A company lab for weather and transport.',
  },
  {
    key: 'city',
    zh: '临江市公共数据局',
    en: 'Public Data Office of Linjiang',
    introZh: '负责城市公共数据的开放与利用。',
    introEn: 'Opens the city’s public data and puts it to use.',
  },
]

export const partners = [
  { zh: '海湾大学', en: 'Bay University' },
  { zh: '云岭智能', en: 'Yunling Intelligence' },
  { zh: '临江市公共数据局', en: 'Linjiang Public Data Office' },
  { zh: '开放评测社区', en: 'Open Evaluation Community' },
]

export const datasetCategories = [
  ['生态环境', 'Ecology'],
  ['气象', 'Weather'],
  ['人口与健康', 'Population & health'],
  ['交通', 'Transport'],
  ['金融', 'Finance'],
  ['教育', 'Education'],
  ['能源', 'Energy'],
  ['农业', 'Agriculture'],
  ['城市治理', 'City services'],
  ['制造', 'Manufacturing'],
  ['零售', 'Retail'],
  ['文本', 'Text'],
  ['图像', 'Images'],
  ['语音', 'Speech'],
  ['视频', 'Video'],
  ['地理', 'Geography'],
  ['天文', 'Astronomy'],
  ['其他', 'Other'],
].map(([zh, en]) => ({ zh: zh as string, en: en as string }))
