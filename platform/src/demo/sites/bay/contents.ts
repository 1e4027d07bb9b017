import { block, both, ended, page, type PageTexts, type Writing } from '../document.ts'

/** The pages that tell about the contest. */
export const contents = ({ picture }: Writing): PageTexts => ({
  'content-1': page(
    both('参赛指南', 'Guide'),
    both('从报名到第一个分数，一步一步来。', 'From joining to your first score, step by step.'),
    [
      block('text', {
        body: both(
          '## 1. 报名\n打开任意一个赛道，点击“报名参赛”。报名后你会得到一支只有自己的队伍，可以邀请同学加入，每队最多五人。\n\n## 2. 读数据\n先看数据页的字段说明，再画两张图：目标的分布、每个特征与目标的关系。最后数一遍缺失值：本季企鹅赛道的 333 只企鹅都测量完整，一个缺失也没有，但以后遇到的数据多半不是这样。\n\n## 3. 做一个基线\n不要一开始就用复杂的模型。企鹅赛道只用鳍长和喙长画两条线，就能分对九成以上。把这个分数记下来，之后的每一步都和它比较。\n\n## 4. 本地验证\n用五折交叉验证估计分数。天气和预期寿命的 A 榜只用了三成左右的测试数据，企鹅赛道虽然用上全部测试数据，也只有 133 只。样本小，分数的波动就大：名次变化不一定是进步。\n\n## 5. 提交\n提交文件是 CSV，列名与样例完全一致。系统会逐行检查，出错时告诉你是哪一行、哪一列、应该是什么。\n\n## 6. 写下来\n结束后把方法写成一页纸：做了什么、什么没用、为什么。这是本季最有价值的作业。',
          '## 1. Join\nOpen any track and choose “Join competition”. You get a team of your own, to which you can invite others; a team has at most five members.\n\n## 2. Read the data\nRead what the columns mean, then draw two pictures: how the target is distributed, and how each feature relates to it. Count missing values last: the 333 penguins of this season are complete, with none missing, but most data you will meet are not.\n\n## 3. Make a baseline\nDo not start with a complicated model. With flipper length and bill length alone, two straight lines separate nine penguins out of ten. Write that score down and compare every later step with it.\n\n## 4. Validate locally\nEstimate your score with five-fold cross-validation. The public leaderboards of weather and life expectancy use about 30% of the test data; the penguin leaderboard uses all of it, but that is only 133 rows. Scores from small samples vary: a better rank is not always progress.\n\n## 5. Submit\nA submission file is a CSV with exactly the columns of the sample. Every line is checked; an error tells you which line, which column, and what was expected.\n\n## 6. Write it down\nWhen it is over, put your method on one page: what you did, what did not help, and why. It is the most valuable piece of work of the season.',
        ),
      }),
      block(
        'faq',
        {
          title: both('常被问到', 'FAQ'),
          items: [
            {
              question: both('可以一个人参赛吗？', 'Can I take part alone?'),
              answer: both(
                '可以。报名后就是一人队伍，之后随时可以合并。',
                'Yes. You begin as a team of one and can merge later.',
              ),
            },
            {
              question: both('可以使用外部数据吗？', 'Can I use external data?'),
              answer: both(
                '可以，但不能用这些数据集的其他公开副本查找答案。',
                'Yes, but do not look answers up in other public copies of these datasets.',
              ),
            },
            {
              question: both('一天能提交几次？', 'How many submissions per day?'),
              answer: both(
                '以赛道页面的说明为准。出错的提交单独计数，不占用评测次数。',
                'See the page of the track. Failed submissions are counted separately and do not use up your scored ones.',
              ),
            },
          ],
        },
        { isTinted: true },
      ),
    ],
  ),
  'content-2': page(
    both('评测规则', 'Evaluation'),
    both('三个赛道的指标与含义。', 'The metrics of the three tracks and what they mean.'),
    [
      block('text', {
        body: both(
          '| 赛道 | 指标 | 方向 | 含义 |\n|---|---|---|---|\n| 企鹅分类 | 宏平均 F1 | 越高越好 | 三个物种同样重要 |\n| 天气预报 | 对数损失 | 越低越好 | 概率要诚实，过度自信会受罚 |\n| 预期寿命 | RMSE | 越低越好 | 平均偏差多少岁 |\n\n### 为什么不用准确率\n西雅图四年里有 44% 的日子在下雨。永远猜“下雨”，准确率也有 44%，却没有任何用处。对数损失会奖励说“七成会下雨”并且真的七成准确的模型。\n\n$$\\text{LogLoss} = -\\frac{1}{n}\\sum_{i}\\log p_{i,y_i}$$\n\n### A 榜与最终名次\n天气和预期寿命的测试数据分成两份：竞赛期间的 A 榜用三成左右，揭榜时由其余部分决定最终名次。企鹅赛道是入门赛，测试集只有 133 只，不再拆分：A 榜用全部测试数据，竞赛结束时榜上的名次就是最终名次。',
          '| Track | Metric | Direction | What it means |\n|---|---|---|---|\n| Penguins | Macro F1 | Higher is better | All three species count alike |\n| Weather | Log loss | Lower is better | Be honest about probabilities; overconfidence is penalized |\n| Life expectancy | RMSE | Lower is better | By how many years you are off |\n\n### Why not accuracy\nIn these four years it rained in Seattle on 44% of all days. Always saying “rain” is right on 44% of them and no use at all. Log loss rewards a model that says “70% rain” and is right 70% of the time.\n\n$$\\text{LogLoss} = -\\frac{1}{n}\\sum_{i}\\log p_{i,y_i}$$\n\n### The public leaderboard and final ranks\nThe test data of weather and life expectancy are split: the public leaderboard uses about 30% while the competition runs, and the rest decides final ranks at the reveal. The penguin track is for beginners, and its 133 test rows are not split: the leaderboard uses all of them, and its ranks at the end are final.',
        ),
        width: 'wide',
      }),
    ],
  ),
  'content-3': page(
    both('公平与诚信', 'Fair play'),
    both('我们怎样保证每个名次都站得住。', 'How we make sure every rank holds up.'),
    [
      block('text', {
        body: both(
          '- **最终名次怎样来，事先写明。**天气和预期寿命由揭榜前谁也看不到成绩的那部分数据决定，A 榜只是路标；企鹅赛道不拆分，榜单就是结果。\n- **同一份文件得到同一个分数。**每个分数都保存了提交、答案与评分程序的指纹，可以重新计算。\n- **相同的提交会被发现。**系统会比对提交文件与行为，组织者逐条核实，当事人可以申诉。\n- **组织者不参赛。**组织者的基线会显示在榜单上，但不占名次。',
          '- **How final ranks are decided is announced up front.** For weather and life expectancy they come from rows whose scores no one sees before the reveal, and the public leaderboard is a signpost; the penguin track is not split, so its leaderboard is the result.\n- **The same file gets the same score.** With every score we keep fingerprints of the submission, answers and scorer, so it can be recomputed.\n- **Duplicate submissions are found.** Files and behavior are compared, organizers look at each case, and teams can appeal.\n- **Organizers do not compete.** Their baselines appear on the leaderboard without a rank.',
        ),
      }),
    ],
  ),
  'content-4': page(
    both('数据从哪里来', 'Where the data comes from'),
    both('本季使用的公开数据与许可。', 'The open data of this season and their licenses.'),
    [
      block('cards', {
        items: [
          {
            picture: picture('penguins'),
            title: both('帕尔默群岛企鹅', 'Palmer penguins'),
            text: both(
              '帕尔默站长期生态研究项目 2007–2009 年的测量，CC0 许可。',
              'Measured 2007–2009 by the Palmer Station Long Term Ecological Research program; CC0.',
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
    both('往季回顾', 'Past seasons'),
    both('往季竞赛的图景。', 'Pictures of past competitions.'),
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
          title: both('往季竞赛', 'Past competitions'),
          competitions: ended,
        },
        { isTinted: true },
      ),
    ],
  ),
})
