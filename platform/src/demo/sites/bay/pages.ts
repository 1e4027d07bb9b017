import { pathTo } from '../../../site/path-to.ts'
import { block, both, ended, page, type PageTexts, type Writing } from '../document.ts'

/** The pages that every site has. */
export const pages = ({ at, chosen, experts, logo }: Writing): PageTexts => ({
  competition: page(
    both('竞赛', 'Competitions'),
    both('本季三个赛道，以及往季的竞赛。', 'The three tracks of this season, and past ones.'),
    [
      block('competitions', {
        title: both('本季赛道', 'Tracks of this season'),
        competitions: chosen('penguins', 'weather', 'life'),
      }),
      block(
        'competitions',
        {
          title: both('已经结束', 'Ended'),
          lead: both('数据与讨论仍然开放，可以用来练习。', 'Data and discussions stay open for practice.'),
          competitions: ended,
        },
        { isTinted: true },
      ),
    ],
  ),
  news: page(both('新闻', 'News'), both('本季的通知与报道。', 'Announcements and reports of the season.'), [
    block('text', {
      body: both(
        '通知先在这里发布，再发到各赛道的讨论区。',
        'Announcements appear here first, then in the discussion of each track.',
      ),
    }),
  ]),
  expert: page(
    both('专家', 'Experts'),
    both('命题、评审与答疑的老师。', 'Who designs, judges and answers questions.'),
    [
      block('text', {
        body: both(
          '本季的每道题都先由命题老师以外的人从头到尾做过一遍，再请评审专家看划分、指标和数据说明，然后才发布。赛后，评审专家审阅获奖队伍的方法说明，并重新运行代码核对分数。\n\n命题、评审与答疑的老师都不参赛，也不指导自己评审的队伍。',
          'Before a competition is published, someone other than its author solves it from start to finish, and the judges check its split, its metric and its data description. Afterward they read the winning teams’ methods and rerun their code to check the scores.\n\nNo one who designs, judges or answers questions competes, and no judge mentors a team they judge.',
        ),
      }),
      block(
        'experts',
        {
          title: both('评审专家', 'Judges'),
          lead: both(
            '贺云岚评审企鹅与预期寿命，林德·哈根评审天气的概率预报，蓝知远复核三个赛道的题目与答案。',
            'He Yunlan judges penguins and life expectancy, Linde Hagen the probabilities of the weather, and Lan Zhiyuan checks questions and answers of all three tracks.',
          ),
          experts: experts('贺云岚', '林德·哈根', '蓝知远'),
        },
        { isTinted: true },
      ),
      block('experts', {
        title: both('答疑导师', 'Mentors'),
        lead: both(
          '工作日在各赛道的讨论区回复，每周三晚轮流在线答疑。',
          'They answer in each track’s discussion on weekdays, and take turns online on Wednesday evenings.',
        ),
        experts: { by: 'kind', ids: [], kind: 'tutor', most: 3 },
      }),
      block('action', {
        title: both('有问题想问？', 'A question for them?'),
        text: both(
          '先看看讨论区里是不是已经有人问过；没有的话，直接在赛道的讨论区提问。',
          'See whether someone has asked it already; if not, ask in the discussion of the track.',
        ),
        actions: [
          { label: both('去讨论区', 'To the discussions'), to: pathTo('/discussions') },
          { label: both('参赛指南', 'Guide'), to: at('content-1') },
        ],
      }),
    ],
  ),
  organization: page(
    both('组织机构', 'Organizations'),
    both('主办、支持与合作单位。', 'Who hosts, supports and helps.'),
    [
      block('organisations', {
        groups: [
          {
            title: both('主办', 'Hosted by'),
            items: [
              {
                name: both('海湾大学数据科学学院', 'School of Data Science, Bay University'),
                logo: logo('school'),
                to: '',
              },
            ],
          },
          {
            title: both('支持', 'Supported by'),
            items: [
              { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: logo('lab'), to: '' },
              { name: both('开放评测社区', 'Open Evaluation Community'), logo: logo('community'), to: '' },
            ],
          },
          {
            title: both('平台', 'Platform'),
            items: [{ name: both('数据擂台', 'Leitai'), logo: logo('leitai'), to: '/' }],
          },
        ],
      }),
    ],
  ),
  job: page(
    both('招聘', 'Jobs'),
    both('支持单位为参赛同学提供的实习与岗位。', 'Internships and positions for those who take part.'),
    [
      block('text', {
        body: both(
          '支持单位会在这里发布实习与岗位。投递时附上你的竞赛记录：榜单上的名次和一页方法说明，往往比简历更有说服力。',
          'Supporters post internships and positions here. Send your record along: a rank on the leaderboard and one page about your method often say more than a resume.',
        ),
      }),
    ],
  ),
  talent: page(
    both('人才', 'Talent'),
    both('愿意被支持单位看到的参赛者。', 'People who want supporters to find them.'),
    [
      block('text', {
        body: both(
          '只有主动加入的人会出现在这里，随时可以退出。支持单位能看到你的公开主页、技能与公开成绩，看不到联系方式。',
          'Only people who joined appear here, and you can leave at any time. Supporters see your public profile, skills and public results, never your contact details.',
        ),
      }),
    ],
  ),
  invite: page(both('邀请', 'Invite'), both('邀请同学一起参赛。', 'Invite others to take part.'), [
    block('text', {
      body: both(
        '登录后复制下面的邀请链接发给同学。对方用它打开竞赛并报名，你就会出现在邀请榜上。',
        'Sign in and send your link below to others. When someone opens it and joins, you appear on the leaderboard.',
      ),
    }),
  ]),
  contact: page(
    both('联系我们', 'Contact'),
    both('关于赛题、报名与合作，请用下面的方式联系。', 'About competitions, joining and partnerships.'),
    [
      block('contact', {
        items: [
          {
            by: 'email',
            label: both('赛题与评测', 'Competitions and scoring'),
            value: both('season@bay.example', 'season@bay.example'),
          },
          {
            by: 'email',
            label: both('合作', 'Partnerships'),
            value: both('partner@bay.example', 'partner@bay.example'),
          },
          {
            by: 'address',
            label: both('地址', 'Address'),
            value: both('海湾大学数据楼 301（演示）', 'Bay University, Data Building 301 (demo)'),
          },
        ],
      }),
    ],
  ),
})
