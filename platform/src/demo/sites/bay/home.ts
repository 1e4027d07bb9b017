import { block, both, page, type PageText, type Writing } from '../document.ts'

/** What a visitor of the site sees first. */
export const home = ({ at, picture, competition, chosen }: Writing): PageText =>
  page(
    both('海湾数据科学季', 'Bay Data Science Season'),
    both(
      '面向高校学生的系列数据竞赛，真实数据、公开评测、全程有人答疑。',
      'Competitions for students: real data, open scoring, and people who answer questions.',
    ),
    [
      block('hero', {
        eyebrow: both('海湾大学数据科学学院', 'School of Data Science, Bay University'),
        title: both(
          '从一只企鹅开始，学会做一个可靠的模型',
          'Begin with a penguin, end with a model you can trust',
        ),
        text: both(
          '三百只企鹅、四年天气、半个世纪的预期寿命。数据小到能看完，问题真到会出错。',
          'Three hundred penguins, four years of weather, half a century of life expectancy. Data small enough to read, problems real enough to go wrong.',
        ),
        picture: picture('penguins'),
        layout: 'beside',
        actions: [
          { label: both('查看竞赛', 'See competitions'), to: at('competition') },
          { label: both('第一次参赛', 'New here?'), to: at('content-1') },
        ],
      }),
      block('statistics', {
        items: [
          {
            value: both('3', '3'),
            label: both('个赛道，由浅入深', 'tracks, from first steps to forecasts'),
          },
          { value: both('333', '333'), label: both('只企鹅的测量记录', 'penguins measured') },
          { value: both('1,461', '1,461'), label: both('天的天气观测', 'days of weather') },
          { value: both('≤ 1 秒', '≤ 1 s'), label: both('从提交到出分', 'from submission to score') },
        ],
      }),
      block(
        'competitions',
        {
          title: both('本季竞赛', 'This season'),
          lead: both(
            '三个赛道可以任选，也可以按顺序完成：分类、预报、回归。',
            'Choose any of the three, or take them in order: classify, forecast, regress.',
          ),
          competitions: chosen('penguins', 'weather', 'life'),
        },
        { isTinted: true },
      ),
      block('leaderboard', {
        title: both('谁在领先', 'Who is ahead'),
        lead: both(
          '企鹅分类赛道的 A 榜，成绩一出就会更新。',
          'The public leaderboard of the penguin track, up to date with every score.',
        ),
        board: { competitionId: competition('penguins'), most: 5 },
      }),
      block(
        'timeline',
        {
          title: both('企鹅分类赛道的日程', 'Dates of the penguin track'),
          rounds: { competitionId: competition('penguins') },
        },
        { isTinted: true },
      ),
      block('cards', {
        title: both('我们怎样办赛', 'How we run competitions'),
        items: [
          {
            picture: null,
            title: both('评测公开', 'Open scoring'),
            text: both(
              '指标写成公式，附一份可以直接提交的样例。任何人都能用同样的文件得到同样的分数。',
              'The metric is a formula, with a sample submission file you can submit as is. The same file gives everyone the same score.',
            ),
            to: at('content-2'),
          },
          {
            picture: null,
            title: both('榜单可信', 'Leaderboards to trust'),
            text: both(
              '每天的提交次数有限。天气和预期寿命的最终名次由揭榜前看不到的 B 榜决定，过拟合 A 榜得不到好处。',
              'Daily submissions are limited. Final ranks of weather and life expectancy come from the private leaderboard, which no one sees before the reveal: overfitting the public leaderboard gains nothing.',
            ),
            to: at('content-3'),
          },
          {
            picture: null,
            title: both('有问必答', 'Every question answered'),
            text: both(
              '每个赛道都有讨论区，组织者在一个工作日内回复。',
              'Each track has a discussion, and organizers answer within one business day.',
            ),
            to: at('contact'),
          },
        ],
      }),
      block('news', { title: both('最新动态', 'News'), news: { of: 'site', most: 4 } }, { isTinted: true }),
      block('cards', {
        title: both('还可以看看', 'See also'),
        items: [
          {
            picture: picture('weather'),
            title: both('数据从哪里来', 'Where the data comes from'),
            text: both(
              '企鹅、天气与预期寿命，三份公开数据各自的来源与许可。',
              'Penguins, weather and life expectancy: the source and license of each.',
            ),
            to: at('content-4'),
          },
          {
            picture: picture('cars'),
            title: both('往季回顾', 'Past seasons'),
            text: both(
              '已经结束的竞赛，终榜与数据仍然可以查看和练习。',
              'Competitions that have ended; their final leaderboards and data stay, to read and to practice on.',
            ),
            to: at('content-5'),
          },
          {
            picture: picture('lanes'),
            title: both('邀请同学一起来', 'Bring a friend'),
            text: both(
              '把邀请链接发给同学，对方报名后你会出现在邀请榜上。',
              'Send your link to others; once they have joined, you appear on the leaderboard.',
            ),
            to: at('invite'),
          },
        ],
      }),
      block('action', {
        title: both('准备好了吗？', 'Ready?'),
        text: both(
          '下载训练集，跑通样例，今天就能看到自己的第一个分数。',
          'Download the training set, run the sample, and see your first score today.',
        ),
        actions: [{ label: both('选择赛道', 'Choose a track'), to: at('competition') }],
      }),
    ],
  )
