import { both, writing, type SiteParts, type SitePlan } from '../document.ts'
import { contents } from './contents.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'

const name = 'linjiang'

/** A city that opens its data and asks what can be done with them. */
export const linjiangSite = (parts: SiteParts): SitePlan => {
  const write = writing(name, parts)
  return {
    name,
    title: both('临江开放数据大赛', 'Linjiang Open Data Contest'),
    about: both(
      '临江市公共数据局面向全社会的数据应用竞赛：出行、气象与公共安全三个方向。',
      'A contest by the Public Data Office of Linjiang, open to everybody: transport, weather and public safety.',
    ),
    footer: both(
      '临江市公共数据局主办 · 数据擂台提供技术支持（演示站点）',
      'Held by the Public Data Office of Linjiang · powered by Leitai (a demonstration site)',
    ),
    theme: { accent: '#9a3412', accentDark: '#ffab7a' },
    banner: parts.pictures.flights ?? 0,
    news: {
      title: both('大赛启动：三个方向公开征集方案', 'The contest has started in three fields'),
      summary: both(
        '出行、气象与公共安全，任何人都可以参加。',
        'Transport, weather and public safety; everybody may take part.',
      ),
      body: both(
        '今年的大赛设出行、气象与公共安全三个方向。气象赛题已经开放提交，飞鸟撞击赛题将在几天后开赛。\n\n所有赛题都使用可以公开的数据，评测指标写在赛题页，最终名次由未公开的数据决定。',
        'This year’s contest has three fields: transport, weather and public safety. The weather task takes submissions already; the task of bird strikes begins in a few days.\n\nAll tasks use data that may be public. Metrics stand on the pages of the tasks, and final ranks come from data nobody has seen.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('赛题', 'Tasks'), slug: 'competition' },
      { label: both('大赛介绍', 'About'), slug: 'content-1' },
      { label: both('奖励', 'Prizes'), slug: 'content-2' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('组织机构', 'Organisations'), slug: 'organization' },
      { label: both('人才', 'Talent'), slug: 'talent' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: { home: home(write), ...contents(), ...pages(write) },
  }
}
