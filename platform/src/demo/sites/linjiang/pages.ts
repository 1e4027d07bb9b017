import { pathTo } from '../../../site/path-to.ts'
import { block, both, ended, page, type PageTexts, type Writing } from '../document.ts'

/** The pages that every site has. */
export const pages = ({ at, chosen, experts, logo }: Writing): PageTexts => ({
  competition: page(
    both('赛题', 'Competitions'),
    both('今年的赛题与往届赛题。', 'This year’s competitions and past ones.'),
    [
      block('competitions', {
        title: both('今年', 'This year'),
        competitions: chosen('strikes', 'weather', 'carbon'),
      }),
      block('competitions', { title: both('往届', 'Past years'), competitions: ended }, { isTinted: true }),
    ],
  ),
  news: page(both('新闻', 'News'), both('大赛的通知与报道。', 'Announcements and reports.'), [
    block('text', {
      body: both(
        '大赛的每一步都会在这里公告，结果公布后附上获奖方案。',
        'Every step of the contest is announced here, and the winning solutions once results are out.',
      ),
    }),
  ]),
  expert: page(
    both('专家', 'Experts'),
    both('命题与评审专家。', 'Who designs and judges the competitions.'),
    [
      block('text', {
        body: both(
          '评审团来自高校、公共服务单位和公共数据局，名单在开赛前公布。评审先看方案在第二天还能不能用，再看分数；前十队都要提交方法说明，由评审在隔离环境里重跑一遍。\n\n评审与参赛队伍有利益关系的须回避，回避情况随结果一并公开。',
          'The panel comes from universities, public services and the Office, and its members are named before the contest begins. It asks first whether a solution still works the next day, and looks at the score second; the top ten teams submit their methods, which the panel reruns on its own machine.\n\nPanelists with an interest in a team do not judge it, and the results name those who recused themselves.',
        ),
      }),
      block(
        'experts',
        {
          title: both('评审团', 'The panel'),
          lead: both(
            '贺云岚任组长并主审飞鸟撞击，林德·哈根主审天气，石启铭复现二氧化碳赛题的代码，并评估方案能否投入运行。',
            'He Yunlan chairs it and judges the bird strikes, Linde Hagen judges the weather, and Shi Qiming reruns the carbon dioxide code and asks which solutions could go into service.',
          ),
          experts: experts('贺云岚', '林德·哈根', '石启铭'),
        },
        { isTinted: true },
      ),
      block('experts', {
        title: both('数据与答疑', 'Data and questions'),
        lead: both(
          '陶静姝讲解字段的来历与口径，顾安澜把关哪些数据可以公开，苏禾帮第一次参赛的队伍走完流程。',
          'Tao Jingshu explains where columns come from, Gu Anlan decides which data may be public, and Su He helps teams that take part for the first time.',
        ),
        experts: experts('陶静姝', '顾安澜', '苏禾'),
      }),
    ],
  ),
  organization: page(
    both('组织机构', 'Organizations'),
    both('主办与合作单位。', 'Who hosts the contest and who helps.'),
    [
      block('organisations', {
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
    ],
  ),
  job: page(both('招聘', 'Jobs'), both('合作单位的岗位。', 'Positions at our partners.'), [
    block('text', {
      body: both(
        '合作单位的数据岗位会在这里发布。愿意让他们先看到你，可以加入大赛的[人才库](/special/linjiang/talent)。',
        'Data positions at our partners are posted here. To be seen by them first, join the contest’s [talent page](/special/linjiang/talent).',
      ),
    }),
  ]),
  talent: page(
    both('人才', 'Talent'),
    both('愿意被合作单位看到的参赛者。', 'People who want our partners to find them.'),
    [
      block('text', {
        body: both(
          '加入后，合作单位可以看到你的公开主页与成绩。随时可以退出。',
          'Once you join, our partners see your public profile and results. You can leave at any time.',
        ),
      }),
      block('action', {
        title: both('合作单位在招人', 'Our partners are hiring'),
        text: both(
          '每个职位都可以在它的页面直接申请、附上简历，不妨也写写你的竞赛经历。',
          'Apply on a position’s page with your resume, and say what you did in competitions.',
        ),
        actions: [{ label: both('查看岗位', 'See positions'), to: at('job') }],
      }),
    ],
  ),
  invite: page(both('邀请', 'Invite'), both('邀请更多人参加。', 'Ask others to take part.'), [
    block('text', {
      body: both(
        '大赛不设人数上限，也不为邀请发奖金。请你邀请的是**会问出好问题的人**：机场的同事、每天看天气排班的店长、想找真实数据练手的同学。懂业务的人和会建模的人在一队，方案才用得上。\n\n现在可以报名的是二氧化碳赛题：登录后在页面下方复制你的链接，对方用它报名，你就会出现在邀请榜上。',
        'The contest has no cap on participants and pays nothing for referrals. Ask **people who bring good questions**: a colleague at the airport, someone who plans shifts by the weather, a student looking for real data. Solutions get used when people who know the domain and people who build models are on the same team.\n\nThe carbon dioxide competition is open to join: sign in and copy your referral link below. Once someone joins with it, you appear on the referral leaderboard.',
      ),
    }),
    block(
      'cards',
      {
        title: both('怎样邀请', 'How to invite'),
        items: [
          {
            picture: null,
            title: both('发一道赛题', 'Send a competition'),
            text: both(
              '把赛题页的链接发给对方。题目、数据说明和评测办法不用登录就能看。',
              'Send the link of a competition. Its description, data and evaluation can be read without signing in.',
            ),
            to: at('competition'),
          },
          {
            picture: null,
            title: both('邀进自己的队', 'Invite them to your team'),
            text: both(
              '报名后你就有了一支队伍，在赛题的队伍页把对方请进来。',
              'Once you have joined, you have a team; invite them from its page.',
            ),
            to: pathTo('/competitions'),
          },
          {
            picture: null,
            title: both('单位一起来', 'Come as an organization'),
            text: both(
              '企业和机构可以组团参加，也可以带着自己的问题来和组委会谈。',
              'Companies and institutions can enter several teams, or propose a question of their own to the committee.',
            ),
            to: at('contact'),
          },
        ],
      },
      { isTinted: true },
    ),
  ]),
  contact: page(
    both('联系我们', 'Contact'),
    both('关于赛题、数据与合作。', 'About competitions, data and partnerships.'),
    [
      block('contact', {
        items: [
          {
            by: 'email',
            label: both('大赛组委会', 'Organizing committee'),
            value: both('contest@linjiang.example', 'contest@linjiang.example'),
          },
          {
            by: 'phone',
            label: both('工作日 9:00–17:00', 'Weekdays, 9 AM–5 PM'),
            value: both('0000-1234567', '0000-1234567'),
          },
        ],
      }),
    ],
  ),
})
