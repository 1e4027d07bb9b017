import { block, both, page, type SiteParts, type SitePlan } from './document.ts'

const name = 'bay'
const at = (slug: string) => `/special/${name}/${slug}`

/** The season of a university that teaches data science with real, small data. */
export const baySite = ({ competitions, pictures }: SiteParts): SitePlan => {
  const picture = (key: string) => pictures[key] ?? null
  const competition = (key: string) => competitions[key] ?? null
  const chosen = (...keys: string[]) => ({
    by: 'hand' as const,
    ids: keys.flatMap(key => competitions[key] ?? []),
    tag: '',
    state: 'any' as const,
    most: 6,
  })
  return {
    name,
    title: both('海湾数据科学季', 'Bay Data Science Season'),
    about: both(
      '海湾大学数据科学学院举办的系列竞赛：用真实的小数据，把建模的每一步做扎实。',
      'A series of competitions by the School of Data Science of Bay University: real, small data, and every step of modelling done well.',
    ),
    footer: both(
      '海湾大学数据科学学院主办 · 数据擂台提供技术支持（演示站点）',
      'Held by the School of Data Science, Bay University · powered by Leitai (a demonstration site)',
    ),
    theme: { accent: '#0b6b5c', accentDark: '#5fd6bf' },
    banner: pictures.penguins ?? 0,
    news: {
      title: both('新一季开赛：三个赛道同时开放', 'The season has begun: three tracks at once'),
      summary: both(
        '企鹅、天气和预期寿命，今天起可以报名和提交。',
        'Penguins, weather and life expectancy are open for joining and submissions.',
      ),
      body: both(
        '本季三个赛道今天起开放报名与提交。第一次参赛的同学建议从企鹅分类开始：数据只有三百多行，一个晚上就能看完。\n\n答疑安排：工作日在各赛道的讨论区回复，每周三晚有一次线上答疑。\n\n提醒：公开榜只用了一部分测试数据，请相信你自己的交叉验证。',
        'All three tracks of the season are open from today. If this is your first competition, begin with the penguins: some three hundred rows, read in an evening.\n\nQuestions are answered in each track’s discussion on working days, and live on Wednesday evenings.\n\nRemember that the public board uses a part of the test data only. Trust your own cross-validation.',
      ),
    },
    menu: [
      { label: both('首页', 'Home'), slug: 'home' },
      { label: both('竞赛', 'Competitions'), slug: 'competition' },
      { label: both('参赛指南', 'Guide'), slug: 'content-1' },
      { label: both('新闻', 'News'), slug: 'news' },
      { label: both('专家', 'Experts'), slug: 'expert' },
      { label: both('组织机构', 'Organisations'), slug: 'organization' },
      { label: both('招聘', 'Jobs'), slug: 'job' },
      { label: both('联系我们', 'Contact'), slug: 'contact' },
    ],
    pages: {
      home: page(
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
              { label: both('查看竞赛', 'See the competitions'), to: at('competition') },
              { label: both('第一次参赛', 'New here?'), to: at('content-1') },
            ],
          }),
          block('statistics', {
            items: [
              {
                value: both('3', '3'),
                label: both('个赛道，由浅入深', 'tracks, from first steps to forecasts'),
              },
              { value: both('344', '344'), label: both('只企鹅的测量记录', 'penguins measured') },
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
            title: both('谁在领先', 'Who leads'),
            lead: both(
              '企鹅分类赛道的公开榜单，成绩一出就会更新。',
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
            title: both('我们怎样办赛', 'How we hold competitions'),
            items: [
              {
                picture: null,
                title: both('评测公开', 'Open scoring'),
                text: both(
                  '指标写成公式，附一份可以直接提交的样例。任何人都能用同样的文件得到同样的分数。',
                  'The metric is a formula, with a sample that can be submitted as it is. The same file gives everybody the same score.',
                ),
                to: at('content-2'),
              },
              {
                picture: null,
                title: both('榜单可信', 'Boards to trust'),
                text: both(
                  '每天的提交次数有限，最终名次由未公开的数据决定，过拟合公开榜得不到好处。',
                  'Submissions a day are limited and final ranks come from data nobody has seen: overfitting the public board gains nothing.',
                ),
                to: at('content-3'),
              },
              {
                picture: null,
                title: both('有问必答', 'Every question answered'),
                text: both(
                  '每个赛道都有讨论区，组织者在一个工作日内回复。',
                  'Each track has a discussion, and organisers answer within one working day.',
                ),
                to: at('contact'),
              },
            ],
          }),
          block(
            'news',
            { title: both('最新动态', 'News'), news: { of: 'info', most: 4 } },
            { isTinted: true },
          ),
          block('action', {
            title: both('准备好了吗？', 'Ready?'),
            text: both(
              '下载训练集，跑通样例，今天就能看到自己的第一个分数。',
              'Download the training set, run the sample, and see your first score today.',
            ),
            actions: [{ label: both('选择赛道', 'Choose a track'), to: at('competition') }],
          }),
        ],
      ),
      competition: page(
        both('竞赛', 'Competitions'),
        both(
          '本季三个赛道，以及往季的竞赛。',
          'The three tracks of this season, and those of seasons before.',
        ),
        [
          block('competitions', {
            title: both('本季赛道', 'Tracks of this season'),
            competitions: chosen('penguins', 'weather', 'life'),
          }),
          block(
            'competitions',
            {
              title: both('已经结束', 'Ended'),
              lead: both(
                '数据与讨论仍然开放，可以用来练习。',
                'Data and discussions stay open for practice.',
              ),
              competitions: { by: 'query', ids: [], tag: '', state: 'ended', most: 6 },
            },
            { isTinted: true },
          ),
        ],
      ),
      'content-1': page(
        both('参赛指南', 'Guide'),
        both('从报名到第一个分数，一步一步来。', 'From joining to your first score, step by step.'),
        [
          block('text', {
            body: both(
              '## 1. 报名\n打开任意一个赛道，点击“报名参赛”。报名后你会得到一支只有自己的队伍，可以邀请同学加入，每队最多五人。\n\n## 2. 读数据\n先看数据页的字段说明，再画三张图：目标的分布、每个特征与目标的关系、缺失值的位置。企鹅数据里有两只企鹅没有任何测量值，想一想应该怎样处理。\n\n## 3. 做一个基线\n不要一开始就用复杂的模型。企鹅赛道只用鳍长和喙长画两条线，就能分对九成以上。把这个分数记下来，之后的每一步都和它比较。\n\n## 4. 本地验证\n用五折交叉验证估计分数。公开榜只用了一部分测试数据，它的波动比你想象的大：名次变化不一定是进步。\n\n## 5. 提交\n提交文件是 CSV，列名与样例完全一致。系统会逐行检查，出错时告诉你是哪一行、哪一列、应该是什么。\n\n## 6. 写下来\n结束后把方法写成一页纸：做了什么、什么没用、为什么。这是本季最有价值的作业。',
              '## 1. Join\nOpen any track and choose “Join”. You get a team of your own, to which you can invite others; a team has at most five members.\n\n## 2. Read the data\nRead what the columns mean, then draw three pictures: how the target is distributed, how each feature relates to it, and where values are missing. Two of the penguins have no measurements at all; think about what to do with them.\n\n## 3. Make a baseline\nDo not begin with a complicated model. With flipper length and bill length alone, two straight lines tell nine penguins of ten apart. Write that score down and compare every later step with it.\n\n## 4. Validate at home\nEstimate your score by five-fold cross-validation. The public board uses a part of the test data, and it varies more than one thinks: a better rank is not always progress.\n\n## 5. Submit\nA submission is a CSV file with exactly the columns of the sample. Every line is checked, and where one is wrong you are told which line, which column, and what was expected.\n\n## 6. Write it down\nWhen it is over, put your method on one page: what you did, what did not help, and why. It is the most valuable piece of work of the season.',
            ),
          }),
          block(
            'faq',
            {
              title: both('常被问到', 'Often asked'),
              items: [
                {
                  question: both('可以一个人参赛吗？', 'May I take part alone?'),
                  answer: both(
                    '可以。报名后就是一人队伍，之后随时可以合并。',
                    'Yes. You begin as a team of one and can merge later.',
                  ),
                },
                {
                  question: both('可以使用外部数据吗？', 'May I use other data?'),
                  answer: both(
                    '可以，但不能用这些数据集的其他公开副本查找答案。',
                    'Yes, but not other public copies of these data sets to look answers up.',
                  ),
                },
                {
                  question: both('一天能提交几次？', 'How often may I submit a day?'),
                  answer: both(
                    '以赛道页面的说明为准。出错的提交单独计数，不占用评测次数。',
                    'As the page of the track says. Submissions that fail are counted apart and cost you no scored one.',
                  ),
                },
              ],
            },
            { isTinted: true },
          ),
        ],
      ),
      'content-2': page(
        both('评测规则', 'How it is scored'),
        both('三个赛道的指标与含义。', 'The metrics of the three tracks and what they mean.'),
        [
          block('text', {
            body: both(
              '| 赛道 | 指标 | 方向 | 含义 |\n|---|---|---|---|\n| 企鹅分类 | 宏平均 F1 | 越高越好 | 三个物种同样重要 |\n| 天气预报 | 对数损失 | 越低越好 | 概率要诚实，过度自信会受罚 |\n| 预期寿命 | RMSE | 越低越好 | 平均偏差多少岁 |\n\n### 为什么不用准确率\n西雅图一半的日子在下雨。永远猜“下雨”的准确率接近一半，却没有任何用处。对数损失会奖励说“七成会下雨”并且真的七成准确的模型。\n\n$$\\text{LogLoss} = -\\frac{1}{n}\\sum_{i}\\log p_{i,y_i}$$\n\n### 公开榜与私有榜\n竞赛期间的公开榜只用一部分测试数据，结束后用其余部分决定最终名次。',
              '| Track | Metric | Direction | What it says |\n|---|---|---|---|\n| Penguins | Macro F1 | Higher is better | All three species count alike |\n| Weather | Log loss | Lower is better | Be honest about probabilities; overconfidence costs |\n| Life expectancy | RMSE | Lower is better | By how many years you are off |\n\n### Why not accuracy\nIt rains in Seattle on nearly half of all days. Always saying “rain” is right almost half the time and of no use at all. Log loss rewards a model that says “70 % rain” and is right 70 % of the time.\n\n$$\\text{LogLoss} = -\\frac{1}{n}\\sum_{i}\\log p_{i,y_i}$$\n\n### Public and private leaderboard\nDuring the competition the public board uses a part of the test data. The rest decides the final ranks.',
            ),
            width: 'wide',
          }),
        ],
      ),
      'content-3': page(
        both('公平与诚信', 'Fair play'),
        both('我们怎样保证每个名次都站得住。', 'How we make sure that every rank holds.'),
        [
          block('text', {
            body: both(
              '- **最终名次来自没人见过的数据。**公开榜只是路标。\n- **同一份文件得到同一个分数。**每个分数都保存了提交、答案与评分程序的指纹，可以重新计算。\n- **相同的提交会被发现。**系统会比对提交文件与行为，组织者逐条核实，当事人可以申诉。\n- **组织者不参赛。**组织者的基线会显示在榜单上，但不占名次。',
              '- **Final ranks come from data nobody has seen.** The public board is a signpost.\n- **The same file gets the same score.** With every score we keep the fingerprints of submission, answers and scorer; it can be computed again.\n- **Equal submissions are found.** Files and behaviour are compared, organisers look at each case, and teams can appeal.\n- **Organisers do not compete.** Their baselines appear on the board without a rank.',
            ),
          }),
        ],
      ),
      'content-4': page(
        both('数据从哪里来', 'Where the data come from'),
        both('本季使用的公开数据与许可。', 'The open data of this season and their licences.'),
        [
          block('cards', {
            items: [
              {
                picture: picture('penguins'),
                title: both('帕尔默群岛企鹅', 'Palmer penguins'),
                text: both(
                  '帕尔默站长期生态研究项目 2007–2009 年的测量，CC0 许可。',
                  'Measured 2007–2009 by the Palmer Station Long Term Ecological Research programme; CC0.',
                ),
                to: 'https://github.com/allisonhorst/palmerpenguins',
              },
              {
                picture: picture('weather'),
                title: both('西雅图天气', 'Seattle weather'),
                text: both(
                  '2012–2015 年的逐日观测：降水、最高与最低气温、风速。',
                  'Daily observations 2012–2015: precipitation, highest and lowest temperature, wind.',
                ),
                to: '',
              },
              {
                picture: picture('life'),
                title: both('各国预期寿命', 'Life expectancy of nations'),
                text: both(
                  '1955–2005 年各国的预期寿命、生育率与人口。',
                  'Life expectancy, fertility and population of nations, 1955–2005.',
                ),
                to: '',
              },
            ],
          }),
        ],
      ),
      'content-5': page(
        both('往季回顾', 'Seasons before'),
        both('往季竞赛的图景。', 'Pictures of competitions before.'),
        [
          block('gallery', {
            items: [
              {
                picture: picture('cars'),
                caption: both(
                  '经典汽车油耗预测：重量与油耗',
                  'Fuel economy of classic cars: weight against consumption',
                ),
              },
              {
                picture: picture('flights'),
                caption: both('航班晚点：从各机场出发的航线', 'Late flights: routes out of the airports'),
              },
              {
                picture: picture('earthquakes'),
                caption: both('一周地震：全球分布', 'A week of earthquakes around the globe'),
              },
            ],
          }),
          block(
            'competitions',
            {
              title: both('往季竞赛', 'Competitions before'),
              competitions: { by: 'query', ids: [], tag: '', state: 'ended', most: 6 },
            },
            { isTinted: true },
          ),
        ],
      ),
      news: page(
        both('新闻', 'News'),
        both('本季的通知与报道。', 'Announcements and reports of the season.'),
        [block('news', { news: { of: 'info', most: 8 } })],
      ),
      expert: page(
        both('专家', 'Experts'),
        both('命题、评审与答疑的老师。', 'Those who set the tasks, judge and answer questions.'),
        [
          block('cards', {
            items: [
              {
                picture: null,
                title: both('命题组', 'Task setters'),
                text: both(
                  '由学院三位讲师组成，每道题都由另一位老师完整做过一遍才会发布。',
                  'Three lecturers of the school. No task is published before another of them has solved it from beginning to end.',
                ),
                to: '',
              },
              {
                picture: null,
                title: both('评审组', 'Judges'),
                text: both(
                  '审阅获奖队伍的方法说明，并重新运行代码核对分数。',
                  'They read the methods of winning teams and run the code again to check the scores.',
                ),
                to: '',
              },
              {
                picture: null,
                title: both('答疑组', 'Mentors'),
                text: both(
                  '研究生助教轮值，工作日在讨论区回复。',
                  'Graduate assistants who answer in the discussion on working days.',
                ),
                to: '/discussions',
              },
            ],
          }),
        ],
      ),
      organization: page(
        both('组织机构', 'Organisations'),
        both('主办、支持与合作单位。', 'Who holds, supports and helps.'),
        [
          block('organisations', {
            groups: [
              {
                title: both('主办', 'Held by'),
                items: [
                  {
                    name: both('海湾大学数据科学学院', 'School of Data Science, Bay University'),
                    logo: null,
                    to: '',
                  },
                ],
              },
              {
                title: both('支持', 'Supported by'),
                items: [
                  { name: both('云岭智能实验室', 'Yunling Intelligence Lab'), logo: null, to: '' },
                  { name: both('开放评测社区', 'Open Evaluation Community'), logo: null, to: '' },
                ],
              },
              {
                title: both('平台', 'Platform'),
                items: [{ name: both('数据擂台', 'Leitai'), logo: null, to: '/' }],
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
              'Supporters post internships and positions here. Send your record along: a rank on the board and one page about your method often say more than a curriculum vitae.',
            ),
          }),
        ],
      ),
      talent: page(
        both('人才', 'Talent'),
        both('愿意被支持单位看到的参赛者。', 'Those who want supporters to find them.'),
        [
          block('text', {
            body: both(
              '只有主动加入的人会出现在这里，随时可以退出。支持单位能看到你的公开主页、技能与公开成绩，看不到联系方式。',
              'Only those who joined appear here, and you can leave at any time. Supporters see your public profile, skills and public results, and never how to reach you.',
            ),
          }),
        ],
      ),
      invite: page(both('邀请', 'Invite'), both('邀请同学一起参赛。', 'Invite others to take part.'), [
        block('text', {
          body: both(
            '在竞赛页的“邀请”里取得你的邀请链接。被邀请的人报名后，你会出现在邀请榜上。',
            'Take your link from “Invite” on the page of a competition. When somebody joins by it, you appear on the board of invitations.',
          ),
        }),
      ]),
      contact: page(
        both('联系我们', 'Contact'),
        both('关于赛题、报名与合作，请用下面的方式联系。', 'About tasks, joining and working together.'),
        [
          block('contact', {
            items: [
              {
                by: 'email',
                label: both('赛题与评测', 'Tasks and scoring'),
                value: both('season@bay.example', 'season@bay.example'),
              },
              {
                by: 'email',
                label: both('合作', 'Working together'),
                value: both('partner@bay.example', 'partner@bay.example'),
              },
              {
                by: 'address',
                label: both('地址', 'Address'),
                value: both(
                  '海湾大学数据楼 301（演示）',
                  'Bay University, Data Building 301 (demonstration)',
                ),
              },
            ],
          }),
        ],
      ),
    },
  }
}
