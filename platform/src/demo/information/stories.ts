import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const stories: readonly PlannedArticle[] = [
  {
    category: 'stories',
    by: { account: 'organiser' },
    cover: 'ranks',
    daysAgo: 15,
    title: both(
      '预期寿命赛回顾：二十支队伍学到的同一课',
      'Life expectancy in retrospect: one lesson for twenty teams',
    ),
    summary: both(
      '名次在终榜上的变化，几乎都能由验证方式解释。',
      'How ranks moved on the final list is explained by how people validated.',
    ),
    body: both(
      '这场比赛有二十支队伍。A 榜由约三成测试数据计算，B 榜由其余的计算，揭榜前谁也看不到。\n\n揭榜后我们请几支队伍讲了讲：上升的，大多按国家分组验证，选了在分组验证里最稳的模型；下降的，大多盯着 A 榜调参，最后几次提交只在小数第三位上进退。\n\n> “我们的分组验证和 B 榜只差了不到半岁，可我一直不相信它，因为它比 A 榜难看。”\n\n数据和赛题都还在，练习赛长期开放。',
      'Twenty teams took part. List A was computed from about three in ten rows of the test data, list B from the others, which nobody saw before the reveal.\n\nAfterwards we asked some teams. Those that rose had mostly validated by country and chosen the steadiest model. Those that fell had tuned by list A, and their last submissions moved the third decimal only.\n\n> “Our grouped validation was within half a year of list B. I did not believe it, as it looked worse than list A.”\n\nData and task are still there, and the practice competition is always open.',
    ),
    about: ['life'],
  },
  {
    category: 'stories',
    by: { person: '朱一诺' },
    cover: 'epicentres',
    daysAgo: 101,
    title: both('一周地震排序赛：把“强弱”排对', 'A week of earthquakes: putting the strong in front'),
    summary: both(
      '两列数、一条规则，能走多远，又在哪里走不动。',
      'How far two columns and one rule go, and where they go no further.',
    ),
    body: readText('quakes'),
    about: ['earthquakes'],
  },
  {
    category: 'stories',
    by: { person: 'Elena Keller' },
    cover: 'hours',
    daysAgo: 232,
    title: both('航班会晚点吗：晚点是会传染的', 'Late flights: delay is contagious'),
    summary: both(
      '二十二支队伍，五千个航班；一天里的时刻说得最清楚，哪一天却更要紧。',
      'Twenty-two teams and five thousand flights: the hour speaks most plainly, the day matters more.',
    ),
    body: readText('flights'),
    about: ['flights'],
  },
  {
    category: 'stories',
    by: { person: '李云帆' },
    cover: 'units',
    daysAgo: 362,
    title: both('经典汽车油耗：三列数字就够了吗', 'Classic cars: are three columns enough?'),
    summary: both(
      '同一份数据，换一个单位，误差就少了六分之一。',
      'The same data in another unit, and a sixth of the error is gone.',
    ),
    body: readText('cars'),
    about: ['cars'],
  },
]
