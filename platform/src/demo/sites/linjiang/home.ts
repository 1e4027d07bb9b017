import { pathTo } from '../../../site/path-to.ts'
import { block, both, page, type PageText, type Writing } from '../document.ts'

/** What a visitor of the site sees first. */
export const home = ({ at, on, picture, competition, chosen, logo }: Writing): PageText =>
  page(
    both('临江开放数据大赛', 'Linjiang Open Data Contest'),
    both('用公共数据解决看得见的问题。', 'Public data for problems you can see.'),
    [
      block('hero', {
        eyebrow: both('临江市公共数据局', 'Public Data Office of Linjiang'),
        title: both('让公共数据回到公共生活', 'Public data, back in public life'),
        text: both(
          '撞鸟要不要检修，明天带不带伞，二氧化碳涨多快：都有数据。',
          'Does an aircraft need a check after a bird strike? Do you need an umbrella tomorrow? How fast is carbon dioxide rising? There is data for each.',
        ),
        picture: picture('flights'),
        layout: 'centred',
        actions: [
          { label: both('查看赛题', 'See competitions'), to: at('competition') },
          { label: both('大赛介绍', 'About the contest'), to: at('content-1') },
        ],
      }),
      block('competitions', {
        title: both('赛题', 'Competitions'),
        competitions: chosen('strikes', 'weather', 'carbon'),
      }),
      block(
        'statistics',
        {
          title: both('数据规模', 'The data'),
          items: [
            { value: both('10,000', '10,000'), label: both('起野生动物撞击记录', 'wildlife strikes') },
            { value: both('1,461', '1,461'), label: both('天气象观测', 'days of weather') },
            { value: both('741', '741'), label: both('个月的二氧化碳浓度', 'months of carbon dioxide') },
            {
              value: both('3', '3'),
              label: both('道赛题，任选其一或都参加', 'competitions: enter one or all'),
            },
          ],
        },
        { isTinted: true },
      ),
      block('timeline', {
        title: both('大赛日程：飞鸟撞击赛题', 'Timeline: bird strikes'),
        rounds: { competitionId: competition('strikes') },
        items: [
          {
            at: on(80),
            title: both('答辩', 'Final presentations'),
            text: both(
              '前十队提交方法说明，可以远程参加。',
              'The top ten teams present their methods, on site or remotely.',
            ),
          },
          {
            at: on(90),
            title: both('颁奖', 'Awards'),
            text: both('结果、代码与报告一并公开。', 'Results, code and reports go public.'),
          },
        ],
      }),
      block(
        'cards',
        {
          title: both('往届赛题', 'Past competitions'),
          items: [
            {
              picture: picture('flights'),
              title: both('航班会晚点半小时吗', 'Half an hour late?'),
              text: both(
                '用起飞前就知道的信息判断延误。',
                'Predict delays from what is known before takeoff.',
              ),
              to: at('content-3'),
            },
            {
              picture: picture('earthquakes'),
              title: both('一周地震强弱排序', 'Rank a week of earthquakes'),
              text: both('给一周的地震按强弱排序。', 'Rank one week of earthquakes by magnitude.'),
              to: at('content-4'),
            },
            {
              picture: picture('river'),
              title: both('赛题之后', 'After the competitions'),
              text: both(
                '两道赛题的终榜揭晓之后得到了什么，写成了可以核对的文章。',
                'What came of both once the final leaderboards were out, in articles you can check.',
              ),
              to: pathTo('/welfare'),
            },
          ],
        },
        { isTinted: true },
      ),
      block('news', { title: both('新闻', 'News'), news: { of: 'site', most: 4 } }),
      block('jobs', { title: both('加入我们', 'Work with us'), jobs: { most: 3 } }, { isTinted: true }),
      block('organisations', {
        title: both('组织机构', 'Organizations'),
        groups: [
          {
            title: both('主办', 'Hosted by'),
            items: [
              {
                name: both('临江市公共数据局', 'Public Data Office of Linjiang'),
                logo: logo('office'),
                to: '',
              },
            ],
          },
          {
            title: both('合作', 'Partners'),
            items: [
              { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: logo('lab'), to: '' },
              { name: both('海湾大学', 'Bay University'), logo: logo('university'), to: '/special/bay' },
            ],
          },
        ],
      }),
      block('action', {
        title: both('带一个人来看公共数据', 'Bring someone along'),
        text: both(
          '第一次来先看常见问题；已经报名的，把邀请链接发给会感兴趣的人。',
          'New here? Start with the FAQ. Already joined? Send your referral link to someone who would like it.',
        ),
        actions: [
          { label: both('邀请朋友', 'Invite friends'), to: at('invite') },
          { label: both('常见问题', 'FAQ'), to: at('content-5') },
        ],
      }),
    ],
  )
