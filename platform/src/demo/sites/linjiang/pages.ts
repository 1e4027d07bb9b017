import { block, both, ended, page, type PageTexts, type Writing } from '../document.ts'

/** The pages that every site has. */
export const pages = ({ chosen, logo }: Writing): PageTexts => ({
  competition: page(
    both('赛题', 'Tasks'),
    both('今年的赛题与往届赛题。', 'This year’s tasks and those of earlier years.'),
    [
      block('competitions', {
        title: both('今年', 'This year'),
        competitions: chosen('strikes', 'weather'),
      }),
      block(
        'competitions',
        { title: both('往届', 'Earlier years'), competitions: ended },
        { isTinted: true },
      ),
    ],
  ),
  news: page(both('新闻', 'News'), both('大赛的通知与报道。', 'Announcements and reports.'), [
    block('text', {
      body: both(
        '大赛的每一步都会在这里公告，结果公布后附上获奖方案。',
        'Every step of the contest is announced here; after the results, with the winning solutions.',
      ),
    }),
  ]),
  expert: page(both('专家', 'Experts'), both('命题与评审专家。', 'Who sets and judges the tasks.'), [
    block('text', {
      body: both(
        '评审由公共数据局、高校与企业的专家组成，名单在复赛前公布。评审与参赛队伍有利益关系的须回避。',
        'The panel has members of the Office, of universities and of companies; names are published before the final. Whoever has an interest in a team does not judge it.',
      ),
    }),
  ]),
  organization: page(
    both('组织机构', 'Organisations'),
    both('主办与合作单位。', 'Who holds the contest and who helps.'),
    [
      block('organisations', {
        groups: [
          {
            title: both('主办', 'Held by'),
            items: [
              {
                name: both('临江市公共数据局', 'Public Data Office of Linjiang'),
                logo: logo('office'),
                to: '',
              },
            ],
          },
          {
            title: both('合作', 'With'),
            items: [
              { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: logo('lab'), to: '' },
              { name: both('海湾大学', 'Bay University'), logo: logo('university'), to: '/special/bay' },
            ],
          },
        ],
      }),
    ],
  ),
  job: page(both('招聘', 'Jobs'), both('合作单位的岗位。', 'Positions at our partners.'), [
    block('text', {
      body: both('合作单位的数据岗位会在这里发布。', 'Data positions at our partners are posted here.'),
    }),
  ]),
  talent: page(
    both('人才', 'Talent'),
    both('愿意被合作单位看到的参赛者。', 'Those who want our partners to find them.'),
    [
      block('text', {
        body: both(
          '加入后，合作单位可以看到你的公开主页与成绩。随时可以退出。',
          'Once you join, our partners see your public profile and results. You can leave at any time.',
        ),
      }),
    ],
  ),
  invite: page(both('邀请', 'Invite'), both('邀请更多人参加。', 'Ask others to take part.'), [
    block('text', {
      body: both(
        '登录后复制你的邀请链接，邀请榜每天更新。',
        'Sign in and copy your link; the board is updated every day.',
      ),
    }),
  ]),
  contact: page(
    both('联系我们', 'Contact'),
    both('关于赛题、数据与合作。', 'About tasks, data and working together.'),
    [
      block('contact', {
        items: [
          {
            by: 'email',
            label: both('大赛组委会', 'Organising committee'),
            value: both('contest@linjiang.example', 'contest@linjiang.example'),
          },
          {
            by: 'phone',
            label: both('工作日 9:00–17:00', 'Working days, 9–17'),
            value: both('0000-1234567', '0000-1234567'),
          },
        ],
      }),
    ],
  ),
})
