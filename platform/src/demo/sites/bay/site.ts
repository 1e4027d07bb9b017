import { both, writing, type SiteParts, type SitePlan } from '../document.ts'
import { contents } from './contents.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'

const name = 'bay'

/** The season of a university that teaches data science with real, small data. */
export const baySite = (parts: SiteParts): SitePlan => {
  const write = writing(name, parts)
  return {
    name,
    title: both('海湾数据科学季', 'Bay Data Science Season'),
    about: both(
      '海湾大学数据科学学院举办的系列竞赛：用真实的小数据，把建模的每一步做扎实。',
      'A series of competitions by the School of Data Science of Bay University: real, small data, and every step of modelling done well.',
    ),
    footer: both(
      '海湾大学数据科学学院主办 · 数据擂台提供技术支持（演示站点）',
      'Held by the School of Data Science, Bay University · powered by Leitai (a demonstration site)',
    ),
    theme: { accent: '#0b6b5c', accentDark: '#5fd6bf' },
    banner: parts.pictures.penguins ?? 0,
    news: {
      title: both('新一季开赛：三个赛道同时开放', 'The season has begun: three tracks at once'),
      summary: both(
        '企鹅、天气和预期寿命，今天起可以报名和提交。',
        'Penguins, weather and life expectancy are open for joining and submissions.',
      ),
      body: both(
        '本季三个赛道今天起开放报名与提交。第一次参赛的同学建议从企鹅分类开始：数据只有三百多行，一个晚上就能看完。\n\n答疑安排：工作日在各赛道的讨论区回复，每周三晚有一次线上答疑。\n\n提醒：公开榜只用了一部分测试数据，请相信你自己的交叉验证。',
        'All three tracks of the season are open from today. If this is your first competition, begin with the penguins: some three hundred rows, read in an evening.\n\nQuestions are answered in each track’s discussion on working days, and live on Wednesday evenings.\n\nRemember that the public board uses a part of the test data only. Trust your own cross-validation.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('竞赛', 'Competitions'), slug: 'competition' },
      { label: both('参赛指南', 'Guide'), slug: 'content-1' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('专家', 'Experts'), slug: 'expert' },
      { label: both('组织机构', 'Organisations'), slug: 'organization' },
      { label: both('招聘', 'Jobs'), slug: 'job' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: { home: home(write), ...contents(write), ...pages(write) },
  }
}
