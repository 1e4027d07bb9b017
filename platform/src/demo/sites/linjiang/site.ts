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
      '临江市公共数据局面向全社会的数据应用竞赛，今年有航空安全、气象与气候三道赛题。',
      'An open data contest by the Public Data Office of Linjiang. This year: three competitions, on flight safety, weather and climate.',
    ),
    footer: both(
      '临江市公共数据局主办 · 数据擂台提供技术支持（演示站点）',
      'Hosted by the Public Data Office of Linjiang · powered by Leitai (demo site)',
    ),
    theme: { accent: '#9a3412', accentDark: '#ffab7a' },
    logo: write.logo(name),
    banner: parts.pictures.flights ?? 0,
    news: {
      cover: riverCover,
      daysAgo: 25,
      title: both('大赛启动：三道赛题公开征集方案', 'The contest is on, with three competitions'),
      summary: both(
        '一道问天气，一道问飞鸟撞击，一道问二氧化碳，任何人都可以参加。',
        'On weather, bird strikes and carbon dioxide; everyone can take part.',
      ),
      body: both(
        '今年的大赛有三道赛题。气象赛题已经开放提交：根据降水、气温和风速，给出每一天各种天气的概率。二氧化碳赛题下周开放：提交代码，把六十年的趋势讲清楚，让别人也能算出同样的数。飞鸟撞击赛题下个月开赛：飞机与野生动物相撞时，判断哪些会造成损伤。\n\n往年的航班准点与地震排序两道赛题不再接受提交，题目说明和终榜仍然可以查看。\n\n所有赛题都使用可以公开的数据，评测办法写在赛题页。天气与飞鸟撞击的最终名次由未公开的数据决定，二氧化碳由评审逐份复现代码。',
        'This year’s contest has three competitions. Weather is already open for submissions: from rain, temperature and wind, predict the probability of each kind of weather for each day. Carbon dioxide opens next week: submit code that explains sixty years of measurements and lets others reproduce the numbers. Bird strikes starts next month: when an aircraft hits wildlife, predict which strikes do damage.\n\nLast years’ competitions, on flight delays and earthquake ranking, are closed for submissions; their descriptions and final leaderboards are still online.\n\nAll competitions use public data, and each explains its evaluation on its page. Weather and bird strikes are ranked on data no one has seen; for carbon dioxide, the panel reruns every submission.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('赛题', 'Competitions'), slug: 'competition' },
      { label: both('大赛介绍', 'About'), slug: 'content-1' },
      { label: both('奖励', 'Prizes'), slug: 'content-2' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('专家', 'Experts'), slug: 'expert' },
      { label: both('组织机构', 'Organizations'), slug: 'organization' },
      { label: both('人才', 'Talent'), slug: 'talent' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: { home: home(write), ...contents(write), ...pages(write) },
  }
}
