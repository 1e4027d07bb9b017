import { block, both, page, type SiteParts, type SitePlan } from './document.ts'

const name = 'linjiang'
const at = (slug: string) => `/special/${name}/${slug}`

/** A city that opens its data and asks what can be done with them. */
export const linjiangSite = ({ competitions, pictures }: SiteParts): SitePlan => {
  const picture = (key: string) => pictures[key] ?? null
  const ended = { by: 'query' as const, ids: [], tag: '', state: 'ended' as const, most: 6 }
  const chosen = (...keys: string[]) => ({
    by: 'hand' as const,
    ids: keys.flatMap(key => competitions[key] ?? []),
    tag: '',
    state: 'any' as const,
    most: 6,
  })
  return {
    name,
    title: both('临江开放数据大赛', 'Linjiang Open Data Contest'),
    about: both(
      '临江市公共数据局面向全社会的数据应用竞赛：出行、气象与公共安全三个方向。',
      'A contest by the Public Data Office of Linjiang, open to everybody: transport, weather and public safety.',
    ),
    footer: both(
      '临江市公共数据局主办 · 数据擂台提供技术支持（演示站点）',
      'Held by the Public Data Office of Linjiang · powered by Leitai (a demonstration site)',
    ),
    theme: { accent: '#9a3412', accentDark: '#ffab7a' },
    banner: pictures.flights ?? 0,
    news: {
      title: both('大赛启动：三个方向公开征集方案', 'The contest has started in three fields'),
      summary: both(
        '出行、气象与公共安全，任何人都可以参加。',
        'Transport, weather and public safety; everybody may take part.',
      ),
      body: both(
        '今年的大赛设出行、气象与公共安全三个方向。气象赛题已经开放提交，飞鸟撞击赛题将在几天后开赛。\n\n所有赛题都使用可以公开的数据，评测指标写在赛题页，最终名次由未公开的数据决定。',
        'This year’s contest has three fields: transport, weather and public safety. The weather task takes submissions already; the task of bird strikes begins in a few days.\n\nAll tasks use data that may be public. Metrics stand on the pages of the tasks, and final ranks come from data nobody has seen.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('赛题', 'Tasks'), slug: 'competition' },
      { label: both('大赛介绍', 'About'), slug: 'content-1' },
      { label: both('奖励', 'Prizes'), slug: 'content-2' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('组织机构', 'Organisations'), slug: 'organization' },
      { label: both('人才', 'Talent'), slug: 'talent' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: {
      home: page(
        both('临江开放数据大赛', 'Linjiang Open Data Contest'),
        both('用公共数据解决看得见的问题。', 'Public data for problems one can see.'),
        [
          block('hero', {
            eyebrow: both('临江市公共数据局', 'Public Data Office of Linjiang'),
            title: both('让公共数据回到公共生活', 'Public data, back in public life'),
            text: both(
              '航班会不会晚点，撞上飞鸟要不要停飞检修，明天带不带伞：三个问题，都有数据。',
              'Will the flight be late, must the aircraft be checked after a bird strike, do you need an umbrella: three questions, and data for each.',
            ),
            picture: picture('flights'),
            layout: 'centred',
            actions: [
              { label: both('查看赛题', 'See the tasks'), to: at('competition') },
              { label: both('大赛介绍', 'About the contest'), to: at('content-1') },
            ],
          }),
          block('competitions', {
            title: both('赛题', 'Tasks'),
            competitions: chosen('strikes', 'weather'),
          }),
          block(
            'statistics',
            {
              title: both('数据规模', 'The data'),
              items: [
                { value: both('近 1 万', '≈ 10,000'), label: both('起野生动物撞击记录', 'wildlife strikes') },
                { value: both('1,461', '1,461'), label: both('天气象观测', 'days of weather') },
                { value: both('3', '3'), label: both('个开放方向', 'fields') },
              ],
            },
            { isTinted: true },
          ),
          block('timeline', {
            title: both('大赛日程', 'Dates'),
            items: [
              {
                at: null,
                title: both('报名与数据开放', 'Joining and data open'),
                text: both('赛题页可以直接报名。', 'Join on the page of each task.'),
              },
              {
                at: null,
                title: both('初赛', 'Preliminary'),
                text: both('公开榜每天更新。', 'The public board, every day.'),
              },
              {
                at: null,
                title: both('复赛与答辩', 'Final and defence'),
                text: both('前十队提交方法说明。', 'The first ten teams hand in their methods.'),
              },
              {
                at: null,
                title: both('颁奖', 'Awards'),
                text: both('结果、代码与报告一并公开。', 'Results, code and reports are published.'),
              },
            ],
          }),
          block(
            'cards',
            {
              title: both('往届赛题', 'Tasks of earlier years'),
              items: [
                {
                  picture: picture('flights'),
                  title: both('航班会晚点半小时吗', 'Half an hour late?'),
                  text: both(
                    '用起飞前就知道的信息判断延误。',
                    'Tell delays from what is known before take-off.',
                  ),
                  to: at('content-3'),
                },
                {
                  picture: picture('earthquakes'),
                  title: both('一周地震强弱排序', 'Rank a week of earthquakes'),
                  text: both('给一周的地震按强弱排序。', 'Order the earthquakes of a week by strength.'),
                  to: at('content-4'),
                },
              ],
            },
            { isTinted: true },
          ),
          block('news', { title: both('新闻', 'News'), news: { of: 'info', most: 4 } }),
          block('organisations', {
            title: both('组织机构', 'Organisations'),
            groups: [
              {
                title: both('主办', 'Held by'),
                items: [
                  { name: both('临江市公共数据局', 'Linjiang Public Data Office'), logo: null, to: '' },
                ],
              },
              {
                title: both('合作', 'With'),
                items: [
                  { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: null, to: '' },
                  { name: both('海湾大学', 'Bay University'), logo: null, to: '/special/bay' },
                ],
              },
            ],
          }),
        ],
      ),
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
      'content-1': page(
        both('大赛介绍', 'About'),
        both('为什么办，为谁办。', 'Why it is held and for whom.'),
        [
          block('text', {
            body: both(
              '## 为什么\n公共数据的价值不在于“开放了多少”，而在于“解决了什么”。大赛把市民每天遇到的问题写成可以评测的赛题，把答案交给愿意动手的人。\n\n## 谁可以参加\n任何人都可以：学生、工程师、研究者、企业团队。中英文均可。\n\n## 成果归谁\n方法与代码归作者所有。获奖队伍同意公开方法说明，主办方可以在公共服务中试用。',
              '## Why\nThe worth of public data is not how much has been opened but what it has solved. The contest turns questions of everyday life into tasks that can be scored, and hands them to those who like to try.\n\n## Who may take part\nEverybody: students, engineers, researchers, teams of companies; in Chinese or English.\n\n## Whose is the result\nMethods and code stay their authors’. Winning teams agree that their methods are published and may be tried in public services.',
            ),
          }),
        ],
      ),
      'content-2': page(
        both('奖励', 'Prizes'),
        both('奖金、证书与试点机会。', 'Money, certificates and pilots.'),
        [
          block('cards', {
            items: [
              {
                picture: null,
                title: both('奖金', 'Prize money'),
                text: both(
                  '每个赛题设一、二、三等奖，金额见赛题页。',
                  'First to third prize for each task; amounts on its page.',
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
                  'Selected solutions are tried in public services, on the Office’s machines.',
                ),
                to: '',
              },
            ],
          }),
        ],
      ),
      'content-3': page(
        both('航班准点赛题', 'The task of flights'),
        both('往届赛题说明。', 'A task of an earlier year.'),
        [
          block('text', {
            body: both(
              '给出出发机场、到达机场、日期与计划时刻，预测航班是否晚点半小时以上。难点在于：**起飞之后才知道的信息不能用**。往届有队伍因为误用了实际起飞时间，公开榜第一、私有榜垫底。',
              'Given airports, date and scheduled time, tell whether the flight will be more than half an hour late. The difficulty: **nothing that is known only after take-off may be used**. One team used the actual departure time by mistake, led the public board and came last on the private one.',
            ),
          }),
        ],
      ),
      'content-4': page(
        both('地震排序赛题', 'The task of earthquakes'),
        both('往届赛题说明。', 'A task of an earlier year.'),
        [
          block('text', {
            body: both(
              '一周的地震目录里，强震很少而弱震很多。赛题用排序指标评测，看模型能否把强震排在前面，而不是平均误差有多小。',
              'In a week’s catalogue strong earthquakes are few and weak ones many. The task is scored by order: whether a model puts the strong ones first, not how small its average error is.',
            ),
          }),
        ],
      ),
      'content-5': page(
        both('常见问题', 'Questions'),
        both('报名、组队与提交。', 'Joining, teams and submissions.'),
        [
          block('faq', {
            items: [
              {
                question: both('外地团队可以参加吗？', 'May teams from elsewhere take part?'),
                answer: both(
                  '可以，全程线上进行，答辩可以远程参加。',
                  'Yes. All of it is online, the defence too.',
                ),
              },
              {
                question: both('企业可以报名吗？', 'May companies join?'),
                answer: both('可以，请用企业账号认证后报名。', 'Yes, with a certified company account.'),
              },
              {
                question: both('数据可以用于论文吗？', 'May I use the data in a paper?'),
                answer: both(
                  '可以，请按数据页的许可注明来源。',
                  'Yes; name the source as the licence on the data page asks.',
                ),
              },
            ],
          }),
        ],
      ),
      news: page(both('新闻', 'News'), both('大赛的通知与报道。', 'Announcements and reports.'), [
        block('news', { news: { of: 'info', most: 8 } }),
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
                  { name: both('临江市公共数据局', 'Linjiang Public Data Office'), logo: null, to: '' },
                ],
              },
              {
                title: both('合作', 'With'),
                items: [
                  { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: null, to: '' },
                  { name: both('海湾大学', 'Bay University'), logo: null, to: '/special/bay' },
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
            '在赛题页的“邀请”里取得你的邀请链接，邀请榜每天更新。',
            'Take your link from “Invite” on a task’s page; the board of invitations is updated every day.',
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
    },
  }
}
