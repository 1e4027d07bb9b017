import { both, type PlannedArticle } from './plan.ts'
import { readText } from './read-text.ts'

export const stories: readonly PlannedArticle[] = [
  {
    category: 'stories',
    by: { account: 'organiser' },
    cover: 'ranks',
    daysAgo: 8,
    title: both(
      '预期寿命赛回顾：二十支队伍学到的同一课',
      'Life expectancy in retrospect: one lesson for twenty teams',
    ),
    summary: both(
      '二十支队伍的名次是怎么动的，哪些能提前知道，哪些只是运气。',
      'How the ranks of twenty teams moved: what could be known before, and what was luck.',
    ),
    body: readText('life'),
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
