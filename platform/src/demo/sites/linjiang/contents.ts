import { block, both, page, type PageTexts, type Writing } from '../document.ts'

/** The pages that tell about the contest. */
export const contents = ({ at }: Writing): PageTexts => ({
  'content-1': page(
    both('大赛介绍', 'About'),
    both('为什么办，为谁办。', 'Why we run it and who it is for.'),
    [
      block('text', {
        body: both(
          '## 为什么\n公共数据的价值不在于“开放了多少”，而在于“解决了什么”。大赛把市民每天遇到的问题写成可以评测的赛题，把答案交给愿意动手的人。\n\n## 谁可以参加\n任何人都可以：学生、工程师、研究者、企业团队。中英文均可。\n\n## 成果归谁\n方法与代码归作者所有。获奖队伍同意公开方法说明，主办方可以在公共服务中试用。',
          '## Why\nPublic data is worth what it solves, not how much of it is open. The contest turns questions of everyday life into competitions that can be scored, open to anyone who wants to try.\n\n## Who can take part\nEveryone: students, engineers, researchers and company teams, in Chinese or English.\n\n## Who owns the results\nAuthors keep their methods and code. Winning teams agree that their methods are published and may be piloted in public services.',
        ),
      }),
      block('action', {
        title: both('接下来', 'Next steps'),
        text: both(
          '看看怎样报名、组队和使用数据，或者直接挑一道赛题。',
          'Read how to join, form a team and use the data, or pick a competition right away.',
        ),
        actions: [
          { label: both('查看赛题', 'See competitions'), to: at('competition') },
          { label: both('常见问题', 'FAQ'), to: at('content-5') },
        ],
      }),
    ],
  ),
  'content-2': page(
    both('奖励', 'Prizes'),
    both('奖金、证书与试点机会。', 'Prize money, certificates and pilots.'),
    [
      block('cards', {
        items: [
          {
            picture: null,
            title: both('奖金', 'Prize money'),
            text: both(
              '每个赛题设一、二、三等奖，金额见赛题页。',
              'First to third prize in each competition; see its page for amounts.',
            ),
            to: '',
          },
          {
            picture: null,
            title: both('证书', 'Certificates'),
            text: both('可在线验证，附名次与成绩。', 'Verified online, with rank and score.'),
            to: '',
          },
          {
            picture: null,
            title: both('试点', 'Pilots'),
            text: both(
              '入选方案进入公共服务试用，由数据局提供环境。',
              'Selected solutions are piloted in public services, on the Office’s machines.',
            ),
            to: '',
          },
        ],
      }),
    ],
  ),
  'content-3': page(both('航班准点赛题', 'Flight delays'), both('往届赛题说明。', 'A past competition.'), [
    block('text', {
      body: both(
        '给出出发机场、到达机场、日期与计划时刻，预测航班是否晚点半小时以上。难点在于：**起飞之后才知道的信息不能用**。天气也一样：可以用起飞前已经发布的预报和观测，不能用之后的记录。\n\n正例很少也是难点。A 榜上只有 28 个晚点的航班，这一届 A 榜第一到终榜仍是第一，分数却从 0.75 落到了 0.69。',
        'Given airports, date and scheduled time, predict whether a flight will be more than half an hour late. The catch: **nothing known only after takeoff may be used**. Weather is no exception: forecasts and observations from before departure are fine, later records are not.\n\nPositives are rare, too. There were only 28 late flights in the public test set: the team on top of the public leaderboard also won, but its score fell from 0.75 to 0.69.',
      ),
    }),
  ]),
  'content-4': page(
    both('地震排序赛题', 'Earthquake ranking'),
    both('往届赛题说明。', 'A past competition.'),
    [
      block('text', {
        body: both(
          '一周的地震目录里，强震很少而弱震很多。赛题用斯皮尔曼等级相关评测，看模型排出的次序与真实强弱是否一致，而不是震级估得有多准。',
          'In a week’s catalog, strong earthquakes are few and weak ones many. The metric is Spearman rank correlation: it rewards the right order, not how close a model comes to each magnitude.',
        ),
      }),
    ],
  ),
  'content-5': page(both('常见问题', 'FAQ'), both('报名、组队与提交。', 'Joining, teams and submissions.'), [
    block('faq', {
      items: [
        {
          question: both('外地团队可以参加吗？', 'Can teams from outside the city take part?'),
          answer: both(
            '可以，全程线上进行，答辩可以远程参加。',
            'Yes. Everything is online, the final presentations too.',
          ),
        },
        {
          question: both('企业可以报名吗？', 'Can companies join?'),
          answer: both('可以，请用企业账号认证后报名。', 'Yes, with a certified enterprise account.'),
        },
        {
          question: both('数据可以用于论文吗？', 'Can I use the data in a paper?'),
          answer: both(
            '可以，请按数据页的许可注明来源。',
            'Yes. Cite the source as the license on the data page requires.',
          ),
        },
      ],
    }),
  ]),
})
