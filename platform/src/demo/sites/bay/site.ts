import { both, writing, type SiteParts, type SitePlan } from '../document.ts'
import { contents } from './contents.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { lanesCover } from '../news-covers.ts'

const name = 'bay'

/** The season of a university that teaches data science with real, small data. */
export const baySite = (parts: SiteParts): SitePlan => {
  const write = writing(name, parts)
  return {
    name,
    title: both('海湾数据科学季', 'Bay Data Science Season'),
    about: both(
      '海湾大学数据科学学院举办的系列竞赛：用真实的小数据，把建模的每一步做扎实。',
      'A series of competitions by the School of Data Science of Bay University: real, small data, and every step of modeling done well.',
    ),
    footer: both(
      '海湾大学数据科学学院主办 · 数据擂台提供技术支持（演示站点）',
      'Hosted by the School of Data Science, Bay University · powered by Leitai (demo site)',
    ),
    theme: { accent: '#0b6b5c', accentDark: '#5fd6bf' },
    logo: write.logo(name),
    banner: parts.pictures.penguins ?? 0,
    news: {
      cover: lanesCover,
      daysAgo: 18,
      title: both('企鹅赛道今天开放，三个赛道都已开赛', 'The penguin track opens: all three are running'),
      summary: both(
        '天气和预期寿命已经开赛，第三个赛道今天起可以报名和提交。',
        'Weather and life expectancy are under way; the third track is open to join from today.',
      ),
      body: both(
        '企鹅分类赛道今天开放报名与提交。第一次参赛的同学建议从这里开始：数据只有三百多行，一个晚上就能看完。\n\n另外两个赛道已经开赛。天气赛道开赛还不到两周，现在加入不晚；预期寿命的 A 榜两天后截止，还没有提交的队伍请抓紧。\n\n答疑安排：工作日在各赛道的讨论区回复，每周三晚有一次线上答疑。\n\n提醒：天气和预期寿命的 A 榜只用了三成左右的测试数据，请相信你自己的交叉验证。',
        'The penguin track is open to join from today. If this is your first competition, start here: about three hundred rows, an evening’s work.\n\nThe other two are under way. Weather started less than two weeks ago, so there is plenty of time; the public leaderboard of life expectancy closes in two days, so submit what you have.\n\nWe answer questions in each track’s discussion on weekdays, and live on Wednesday evenings.\n\nRemember that the public leaderboards of weather and life expectancy use about 30% of the test data. Trust your own cross-validation.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('竞赛', 'Competitions'), slug: 'competition' },
      { label: both('参赛指南', 'Guide'), slug: 'content-1' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('专家', 'Experts'), slug: 'expert' },
      { label: both('组织机构', 'Organizations'), slug: 'organization' },
      { label: both('招聘', 'Jobs'), slug: 'job' },
      { label: both('人才', 'Talent'), slug: 'talent' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: { home: home(write), ...contents(write), ...pages(write) },
  }
}
