import { both, writing, type SiteParts, type SitePlan } from '../document.ts'
import { contents } from './contents.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { riverCover } from '../news-covers.ts'

const name = 'linjiang'

/** A city that opens its data and asks what can be done with them. */
export const linjiangSite = (parts: SiteParts): SitePlan => {
  const write = writing(name, parts)
  return {
    name,
    title: both('临江开放数据大赛', 'Linjiang Open Data Contest'),
    about: both(
      '临江市公共数据局面向全社会的数据应用竞赛，今年有航空安全与气象两道赛题。',
      'A contest by the Public Data Office of Linjiang, open to everybody; this year with two tasks, on flight safety and on weather.',
    ),
    footer: both(
      '临江市公共数据局主办 · 数据擂台提供技术支持（演示站点）',
      'Held by the Public Data Office of Linjiang · powered by Leitai (a demonstration site)',
    ),
    theme: { accent: '#9a3412', accentDark: '#ffab7a' },
    logo: write.logo(name),
    banner: parts.pictures.flights ?? 0,
    news: {
      cover: riverCover,
      daysAgo: 25,
      title: both('大赛启动：两道赛题公开征集方案', 'The contest has started with two tasks'),
      summary: both(
        '一道问天气，一道问飞鸟撞击，任何人都可以参加。',
        'One asks for the weather, one about bird strikes; everybody may take part.',
      ),
      body: both(
        '今年的大赛有两道赛题。气象赛题已经开放提交：根据降水、气温和风速，给出每一天各种天气的概率。飞鸟撞击赛题下个月开赛：飞机与野生动物相撞时，判断哪些会造成损伤。\n\n往年的航班准点与地震排序两道赛题不再接受提交，题目说明和终榜仍然可以查看。\n\n所有赛题都使用可以公开的数据，评测指标写在赛题页，最终名次由未公开的数据决定。',
        'This year’s contest has two tasks. The one on weather takes submissions already: from rain, temperature and wind, give the probability of each kind of weather for each day. The one on bird strikes begins next month: when an aircraft meets wildlife, tell which strikes do damage.\n\nThe tasks of earlier years, late flights and the order of earthquakes, take no more submissions; their descriptions and final lists can still be read.\n\nAll tasks use data that may be public. Metrics stand on the pages of the tasks, and final ranks come from data nobody has seen.',
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
