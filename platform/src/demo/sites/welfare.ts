import { pathTo } from '../../site/path-to.ts'
import type { PageDocument } from '../../features/content/pages/blocks.ts'
import { ownSite } from '../../features/content/pages/rules.ts'
import { block, both, page, writing, type SiteParts } from './document.ts'

type WelfareParts = SiteParts & {
  /** Articles by their covers, datasets by the keys of their stories. */
  articles: Record<string, number>
  datasets: Record<string, number>
}

/** The platform's page about the public good: competitions and data for it, and what came of them. */
export function welfarePage({ articles, datasets, ...parts }: WelfareParts): PageDocument {
  const { chosen, picture } = writing(ownSite, parts)
  const article = (cover: string) => pathTo('/information/info/:id', { id: known(articles, cover) })
  const dataset = (key: string) => pathTo('/datasets/:id', { id: known(datasets, key) })
  return page(
    both('公益竞赛', 'For the public good'),
    both(
      '用公共数据举办的竞赛、可以下载的开放数据，以及从中得到的认识。',
      'Competitions on public data, open data to download, and what was learned from both.',
    ),
    [
      block('hero', {
        title: both('数据不只用来比赛', 'Data is for more than competitions'),
        text: both(
          '地震、航班、预期寿命、天气、企鹅、鸟撞：这里的六场竞赛都用公共机构、科研项目或公益基金会公开的数据。已经结束的三场，各有一篇文章写下得到了什么。',
          'Earthquakes, flights, life expectancy, weather, penguins, bird strikes: six competitions on data that public bodies, a research program and a foundation have opened. Three have ended, and an article on each tells what came of it.',
        ),
      }),
      block(
        'cards',
        {
          title: both('带来了什么', 'What we learned'),
          items: [
            {
              picture: picture('earthquakes'),
              to: article('epicentres'),
              title: both('地震：一条能讲清道理的规则', 'Earthquakes: a rule that explains itself'),
              text: both(
                '先看是否在加州和内华达之外，再看台站数：两列数排出的次序胜过所有线性模型和浅树。文章附有规则的代码，拿另一周的公开目录就能检验。',
                'Outside California and Nevada first, then by the number of stations: two columns rank a week better than any linear model or shallow tree. The article has the rule as code, ready to try on another week of the open catalog.',
              ),
            },
            {
              picture: picture('flights'),
              to: article('hours'),
              title: both('航班：晚点怎样传下去', 'Flights: how delays spread'),
              text: both(
                '清晨的航班只有 1.6% 晚点半小时以上，深夜有 25.2%。文章用五千个航班说明晚点会随一天累积，也说明哪一天比几点起飞更要紧。',
                'Of early flights 1.6% were late by half an hour or more; of late-evening flights, 25.2%. Five thousand flights show how delays add up over a day, and that the day matters more than the hour.',
              ),
            },
            {
              picture: picture('life'),
              to: article('ranks'),
              title: both('预期寿命：怎样估计没见过的国家', 'Life expectancy: countries never seen'),
              text: both(
                '按国家分组验证，岭回归估出的误差与终榜只差 0.03 岁；打乱行去验证，近邻会乐观一岁半还多。同一道题已改成没有截止日期的练习。',
                'Validated by country, ridge regression came within 0.03 years of its private score; on shuffled rows, nearest neighbors were too optimistic by more than a year and a half. The same problem is now open for practice without a deadline.',
              ),
            },
          ],
        },
        { isTinted: true },
      ),
      block('competitions', {
        title: both('公益赛题', 'Competitions for the public good'),
        lead: both(
          '前三场正在进行或即将开始，后三场已经结束，终榜和赛题仍可查看。',
          'The first three are running or about to start. The others have ended; their descriptions and final leaderboards are still online.',
        ),
        competitions: chosen('penguins', 'weather', 'strikes', 'life', 'earthquakes', 'flights'),
      }),
      block(
        'cards',
        {
          title: both('开放数据', 'Open data'),
          lead: both(
            '登录后可以下载，用于学习与研究。每份数据的页面写明来源、许可和每一列的含义。',
            'Sign in to download, for study and research. Each dataset’s page gives its source, its license and the meaning of its columns.',
          ),
          items: [
            {
              picture: picture('penguins'),
              to: dataset('penguins'),
              title: both('企鹅测量数据', 'Penguin measurements'),
              text: both(
                '帕尔默站长期生态研究项目 2007–2009 年的测量，200 只企鹅，CC0。',
                'Measured 2007–2009 by the Palmer Station Long Term Ecological Research program: 200 penguins, CC0.',
              ),
            },
            {
              picture: picture('weather'),
              to: dataset('weather'),
              title: both('西雅图逐日天气', 'Daily weather of Seattle'),
              text: both(
                '美国国家气候数据中心的观测，2012 年 1 月至 2014 年 6 月共 912 天，公有领域。',
                'Observations of the U.S. National Climatic Data Center: 912 days from January 2012 to June 2014, public domain.',
              ),
            },
            {
              picture: picture('life'),
              to: dataset('life'),
              title: both('Gapminder 国家指标', 'Gapminder indicators'),
              text: both(
                'Gapminder 基金会整理的人口、生育率与预期寿命，34 个国家，1955–2005 年每五年一行，CC BY 4.0。',
                'Population, fertility and life expectancy as the Gapminder Foundation compiled them: 34 countries, 1955–2005, a row every five years, CC BY 4.0.',
              ),
            },
          ],
        },
        { isTinted: true },
      ),
      block('text', {
        title: both('我们怎样挑选公益数据', 'How we choose data'),
        body: both(
          '一份数据能不能公开，不看它有没有姓名，而看**两张表拼在一起会不会认出一个人**。有疑问的先不发。\n\n如果你的机构有想公开、又拿不准的数据，可以先和我们聊聊。',
          'Removing names is not enough: the question is **whether joining two tables would reveal who someone is**. When in doubt, we do not publish.\n\nIf your organization has data it would like to open but is not sure, talk to us first.',
        ),
      }),
      block('action', {
        title: both('有想做的公益题目？', 'Have a cause in mind?'),
        text: both(
          '告诉我们问题是什么、有哪些数据。',
          'Tell us what the problem is and which data you have.',
        ),
        actions: [{ label: both('提交需求', 'Tell us'), to: pathTo('/cooperation') }],
      }),
    ],
  )
}

function known(ids: Record<string, number>, key: string): number {
  const id = ids[key]
  if (id === undefined) throw new Error(`the demo has no ${key}`)
  return id
}
