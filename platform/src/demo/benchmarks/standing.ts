import { lifeCover, penguinCover } from '../covers.ts'
import type { CompetitionPlan } from '../plan-competitions.ts'
import { stories, wholeScoreQuestion, type Story } from '../stories.ts'
import { lifeExpectancyTask } from '../tasks/life-expectancy.ts'
import { penguinTask } from '../tasks/penguins.ts'
import type { Task } from '../tasks/task.ts'

/** The same test set, all of it for list A. */
const onOneList = (task: Task): Task => ({
  ...task,
  answer: task.answer
    .split('\n')
    .map(line => line.replace(/,(?:Usage|Public|Private)$/, ''))
    .join('\n'),
})

const standing = {
  category: 3,
  featured: null,
  start: -365,
  end: 36_500,
  listBMode: 'none' as const,
  listAEnd: 36_500,
  revealed: false,
  teams: 8,
  perTeam: [2, 4] as [number, number],
  isStrict: false,
  invites: null,
}

const noPrize = {
  reward: { zh: '长期开放，无奖金', en: 'Always open, no prize money' },
  rewardValue: null,
}
const withoutPrizes = ({ prizes: _prizes, ...texts }: Story['texts']) => texts

/** Competitions without an end, from data of the demo: what benchmarks and the training lab stand on. */
export const planStanding = (): (CompetitionPlan & { key: 'penguins-lab' | 'life-lab' })[] => [
  {
    ...standing,
    key: 'penguins-lab',
    story: {
      ...stories.penguins,
      ...noPrize,
      title: { zh: '练习：它是哪个物种', en: 'Practice: which species is it' },
      summary: {
        zh: '没有截止日期的分类练习。第一次提交从这里开始，之后可以随时回来改进。',
        en: 'Practice in classification without a deadline: a place for a first submission, and to come back to.',
      },
      texts: withoutPrizes(stories.penguins.texts),
    },
    task: onOneList(penguinTask()),
    cover: penguinCover(),
    organisers: [0],
    tags: ['tabular', 'classification'],
    industry: 'ecology',
    seed: 11,
  },
  {
    ...standing,
    key: 'life-lab',
    // Once the competition on the same test set is over.
    start: -11,
    announcedDays: 1,
    story: {
      ...stories.life,
      ...noPrize,
      title: { zh: '练习：一个国家的人能活多久', en: 'Practice: how long do people live' },
      summary: {
        zh: '没有截止日期的回归练习。测试集由整个国家组成，适合练习分组验证。',
        en: 'Practice in regression without a deadline. The test set is made of whole countries: a lesson in grouped validation.',
      },
      texts: {
        ...withoutPrizes(stories.life.texts),
        evaluation: {
          zh: '评测指标是**均方根误差**（单位：岁），越小越好。榜单在全部测试行上计算。',
          en: 'Scored by **RMSE** in years, less is better, on all rows of the test set.',
        },
      },
      faq: [wholeScoreQuestion],
    },
    task: onOneList(lifeExpectancyTask()),
    cover: lifeCover(),
    organisers: [0, 2],
    tags: ['tabular', 'regression'],
    industry: 'health',
    seed: 12,
  },
]
