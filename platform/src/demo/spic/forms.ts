import type { Field, FieldKind } from '../../features/spic/forms/fields.ts'

export type Both = readonly [zh: string, en: string]
const label = ([zh, en]: Both) => ({ zh, en })
type Common = Pick<Field, 'isRequired' | 'isIdentifying' | 'condition'> & { help: Both }
type Rest<K extends FieldKind> = Omit<Extract<Field, { kind: K }>, keyof Field>

const ask = <K extends FieldKind>(
  kind: K,
  key: string,
  said: Both,
  rest: Rest<K>,
  { help = ['', ''], ...common }: Partial<Common> = {},
) => ({
  kind,
  key,
  label: label(said),
  help: label(help),
  isRequired: kind !== 'heading',
  isIdentifying: false,
  condition: null,
  ...common,
  ...rest,
})
const options = (...all: (readonly [value: string, said: Both])[]) =>
  all.map(([value, said]) => ({ value, label: label(said) }))
const optional = { isRequired: false }
const identifying = { isIdentifying: true }
const column = (key: string, said: Both, kind: 'text' | 'number') => ({ key, label: label(said), kind })

const contacts: Field[] = [
  ask('heading', 'contacts', ['联系方式', 'How to reach you'], {}),
  ask('text', 'contact', ['联系人', 'Contact'], { most: 40 }, identifying),
  ask(
    'text',
    'phone',
    ['联系电话', 'Phone'],
    { most: 30 },
    { ...identifying, help: ['评审期间如需补充材料，会打这个电话。', 'We call it if something is missing.'] },
  ),
]

export const signupForm: Field[] = [
  ask('heading', 'about', ['关于参赛方', 'About you'], {}),
  ask('longText', 'profile', ['团队或企业简介', 'Who you are'], { most: 800 }, identifying),
  ask('text', 'city', ['所在城市', 'City'], { most: 40 }),
  ask('number', 'people', ['投入本项目的人数', 'People on this project'], {
    unit: label(['人', 'people']),
    least: 1,
    most: 500,
    decimals: 0,
  }),
  ask(
    'date',
    'founded',
    ['成立日期', 'Founded on'],
    { earliest: '1950-01-01', latest: null },
    { ...optional, help: ['团队可不填。', 'Teams may leave it out.'] },
  ),
  ask('choice', 'strengths', ['主要能力', 'What you are good at'], {
    isMany: true,
    options: options(
      ['algorithms', ['算法与模型', 'Algorithms and models']],
      ['devices', ['传感器与硬件', 'Sensors and hardware']],
      ['software', ['软件与系统集成', 'Software and integration']],
      ['operation', ['现场运维', 'Running things on site']],
    ),
  }),
  ask(
    'table',
    'earlier',
    ['做过的项目', 'Earlier projects'],
    {
      columns: [
        column('what', ['项目', 'Project'], 'text'),
        column('where', ['地点', 'Where'], 'text'),
        column('year', ['年份', 'Year'], 'number'),
      ],
      most: 10,
    },
    { ...optional, ...identifying },
  ),
  ...contacts,
]

export const proposalForm: Field[] = [
  ask('heading', 'idea', ['方案', 'The proposal'], {}),
  ask(
    'longText',
    'summary',
    ['摘要', 'Summary'],
    { most: 600 },
    {
      help: [
        '三五句话：解决谁的什么问题，怎么做，试点后能看到什么变化。',
        'Whose problem, how, and what will be different after the pilot.',
      ],
    },
  ),
  ask('choice', 'stage', ['成熟度', 'How far it is'], {
    isMany: false,
    options: options(
      ['idea', ['设想，尚无原型', 'An idea']],
      ['prototype', ['已有原型', 'A prototype']],
      ['deployed', ['已在别处落地', 'In use elsewhere']],
    ),
  }),
  ask(
    'text',
    'deployedAt',
    ['已落地的场景', 'Where it is in use'],
    { most: 200 },
    {
      condition: { field: 'stage', values: ['deployed'] },
    },
  ),
  ask('choice', 'techniques', ['用到的技术', 'Techniques'], {
    isMany: true,
    options: options(
      ['forecast', ['预测与时间序列', 'Forecasting']],
      ['vision', ['计算机视觉', 'Computer vision']],
      ['optimisation', ['运筹优化', 'Optimisation']],
      ['language', ['语言模型', 'Language models']],
      ['edge', ['边缘计算与传感', 'Sensing at the edge']],
      ['privacy', ['隐私计算', 'Privacy-preserving computing']],
    ),
  }),
  ask('longText', 'background', ['要解决的问题', 'The problem'], { most: 2_000 }),
  ask('longText', 'method', ['技术路线', 'How it works'], { most: 3_000 }),
  ask(
    'longText',
    'risks',
    ['数据、安全与退出', 'Data, safety and the way back'],
    { most: 1_500 },
    {
      help: [
        '用到哪些数据、怎样保护；试点不成时如何恢复原状。',
        'Which data, how it is protected, and how the site goes back to what it was.',
      ],
    },
  ),
  ask('heading', 'carryingOut', ['实施', 'Carrying it out'], {}),
  ask('number', 'sites', ['试点点位', 'Sites of the pilot'], {
    unit: label(['个', 'sites']),
    least: 1,
    most: 500,
    decimals: 0,
  }),
  ask('date', 'startOn', ['最早可进场日期', 'Could begin on'], { earliest: null, latest: null }),
  ask('table', 'milestones', ['里程碑', 'Milestones'], {
    columns: [
      column('month', ['第几个月', 'Month'], 'number'),
      column('goal', ['目标', 'Goal'], 'text'),
      column('proof', ['怎样验收', 'How it is shown'], 'text'),
    ],
    most: 12,
  }),
  ask('budget', 'budget', ['经费预算', 'Budget'], { most: 1_500_000 }),
  ask('members', 'team', ['项目成员', 'The people'], { most: 10 }, identifying),
  ask(
    'file',
    'plan',
    ['实施计划', 'Plan'],
    { kinds: ['pdf', 'office'], most: 3, mostBytes: 20 * 1024 * 1024 },
    {
      help: [
        '进度与经费的图表。盲审，请勿在文件里写单位与姓名。',
        'Charts of time and money. Reviewed blind: please name no one in it.',
      ],
    },
  ),
]

/** What was asked for in 2020, before anybody thought of reviewing blind. */
export const signupForm2020: Field[] = [
  ask('longText', 'profile', ['参赛方简介', 'Who you are'], { most: 500 }),
  ...contacts,
]
export const proposalForm2020: Field[] = [
  ask('longText', 'summary', ['项目简介', 'What it is'], { most: 1_000 }),
  ask('longText', 'plan', ['实施计划', 'How it is carried out'], { most: 2_000 }),
  ask('budget', 'budget', ['申请经费', 'Money asked for'], { most: 300_000 }),
]
