import type { Localized } from '../../base/web/language.ts'

export const allSettings: Localized = { zh: '全部设置', en: 'All settings' }

export const settingGroups = {
  person: { zh: '个人', en: 'You' },
  company: { zh: '企业', en: 'Company' },
  shown: { zh: '隐私与通知', en: 'Privacy and notifications' },
  account: { zh: '账号', en: 'Account' },
} satisfies Record<string, Localized>

export type SettingGroup = keyof typeof settingGroups

export type SettingEntry = {
  path: string
  group: SettingGroup
  title: Localized
  about: Localized
}

/** All pages of the settings, in the order in which they stand beside each other. A page that comes adds its line. */
export const settingEntries: readonly SettingEntry[] = [
  {
    path: '/users/v2/setting-userinfo',
    group: 'person',
    title: { zh: '个人资料', en: 'Profile' },
    about: {
      zh: '头像、简介、所在地、教育与工作经历、技术方向和成果',
      en: 'Images, bio, location, education, career, skills and accomplishments',
    },
  },
  {
    path: '/users/v2/setting-username',
    group: 'person',
    title: { zh: '用户名', en: 'Username' },
    about: { zh: '别人看到和搜索到的名字', en: 'The name by which others see and find you' },
  },
  {
    path: '/users/v2/setting-certification',
    group: 'person',
    title: { zh: '实名认证', en: 'Identity verification' },
    about: { zh: '部分竞赛要求实名后才能参加', en: 'Some competitions ask for a verified identity' },
  },
  {
    path: '/users/v2/ent-setting-username',
    group: 'company',
    title: { zh: '企业信息', en: 'Company details' },
    about: { zh: '代表企业使用本站时填写', en: 'For those who use this site for a company' },
  },
  {
    path: '/users/v2/ent-setting-certification',
    group: 'company',
    title: { zh: '企业认证', en: 'Company verification' },
    about: { zh: '营业执照与在职证明', en: 'Business license and proof of employment' },
  },
  {
    path: '/users/v2/setting-privacy',
    group: 'shown',
    title: { zh: '隐私', en: 'Privacy' },
    about: { zh: '谁能看到你的经历、动态和邮箱', en: 'Who can see your career, activity and email' },
  },
  {
    path: '/users/v2/setting-notice',
    group: 'shown',
    title: { zh: '通知', en: 'Notifications' },
    about: { zh: '接收哪些通知，以什么方式', en: 'Choose which notifications you get, and how' },
  },
  {
    path: '/users/v2/setting-display',
    group: 'account',
    title: { zh: '语言、外观与时区', en: 'Language, theme and time zone' },
    about: { zh: '在你登录的所有设备上生效', en: 'On every device that you sign in on' },
  },
  {
    path: '/users/v2/setting-password',
    group: 'account',
    title: { zh: '修改密码', en: 'Password' },
    about: {
      zh: '在登录站点修改，之后所有设备都需要重新登录',
      en: 'You will be signed out on all devices',
    },
  },
  {
    path: '/users/v2/setting-sessions',
    group: 'account',
    title: { zh: '登录设备', en: 'Devices' },
    about: { zh: '在哪些设备上登录着，可随时退出', en: 'Where you are signed in, and how to end it' },
  },
  {
    path: '/users/v2/setting-tokens',
    group: 'account',
    title: { zh: '访问令牌', en: 'Access tokens' },
    about: { zh: '让脚本和命令行代替你调用接口', en: 'Let scripts and the command line act for you' },
  },
  {
    path: '/users/v2/setting-data',
    group: 'account',
    title: { zh: '数据与注销', en: 'Your data' },
    about: { zh: '下载关于你的全部数据，或注销账号', en: 'Take all of it along, or leave for good' },
  },
]

/** The groups that have pages, each with its pages. */
export const settingsByGroup = (entries: readonly SettingEntry[]) => [
  ...Map.groupBy(entries, entry => entry.group),
]
