/** Which password an account of the demo gets, by its e-mail address or, of a reviewer, by its name. */
export type PasswordOf = (account: string) => string

/** The password of all of them on one's own machine. It stands here for everybody to read. */
export const demoPassword = 'leitai-demo-2026'
const password = demoPassword

/** Who can sign in to the demo: shown at start, made at the embedded sign-on site. */
export const demoAccounts = [
  {
    role: 'competitor',
    email: 'competitor@demo.leitai.example',
    phone: '+8613800000001',
    name: '林小满',
    locale: 'zh-CN',
    password,
  },
  {
    role: 'captain',
    email: 'captain@demo.leitai.example',
    phone: '+8613800000002',
    name: '沈云舟',
    locale: 'zh-CN',
    password,
  },
  {
    role: 'member',
    email: 'member@demo.leitai.example',
    phone: '+8613800000003',
    name: 'Maya Lindqvist',
    locale: 'en-US',
    password,
  },
  {
    role: 'organiser',
    email: 'organiser@demo.leitai.example',
    phone: '+8613800000004',
    name: '周以宁',
    locale: 'zh-CN',
    password,
  },
  {
    role: 'administrator',
    email: 'admin@demo.leitai.example',
    phone: '+8613800000005',
    name: '平台管理员',
    locale: 'zh-CN',
    password,
  },
] as const

export type DemoRole = (typeof demoAccounts)[number]['role']
