import type { PageDocument } from '../../features/content/pages/blocks.ts'
import { ownSite } from '../../features/content/pages/rules.ts'
import { block, both, page, writing, type SiteParts } from './document.ts'

/** The platform's page about the public good: what was held for it, and what came of it. */
export function welfarePage(parts: SiteParts): PageDocument {
  const { chosen } = writing(ownSite, parts)
  return page(
    both('公益竞赛', 'For the public good'),
    both(
      '为公共利益举办的竞赛、可以放心使用的开放数据，以及它们带来的改变。',
      'Competitions held for the public good, open data that are safe to use, and what came of both.',
    ),
    [
      block('hero', {
        title: both('数据不只用来比赛', 'Data are for more than contests'),
        text: both(
          '地震、鸟撞、企鹅和航班：这些赛题的数据都来自公共机构，方案公开，谁都可以拿去用。',
          'Earthquakes, bird strikes, penguins and flights: the data of these tasks come from public bodies, and solutions are open for everybody to use.',
        ),
      }),
      block(
        'cards',
        {
          title: both('带来了什么', 'What came of it'),
          items: [
            {
              picture: null,
              to: '',
              title: both('地震目录', 'A catalogue of earthquakes'),
              text: both(
                '参赛方案按震源深度和位置排序，前三支队伍的代码公开，可用来复核自动目录。',
                'Solutions rank events by depth and place. The code of the first three teams is open and can check automatic catalogues.',
              ),
            },
            {
              picture: null,
              to: '',
              title: both('机场鸟撞', 'Bird strikes at airports'),
              text: both(
                '把多年鸟撞记录整理成一份机器可读的数据，字段含义逐列写明，教学与研究可直接使用。',
                'Years of reports became data that a machine can read, each column explained, for teaching and research.',
              ),
            },
            {
              picture: null,
              to: '',
              title: both('南极企鹅', 'Penguins of Antarctica'),
              text: both(
                '帕尔默群岛的体测数据成为新手第一课：四列数字，就能看懂分类是怎么回事。',
                'Measurements from the Palmer Archipelago are a first lesson: four columns suffice to see what classification is.',
              ),
            },
          ],
        },
        { isTinted: true },
      ),
      block('competitions', {
        title: both('公益赛题', 'Tasks for the public good'),
        lead: both(
          '数据来自公共机构，方案在赛后公开。',
          'Data from public bodies; solutions are published afterwards.',
        ),
        competitions: chosen('strikes', 'weather', 'penguins'),
      }),
      block(
        'text',
        {
          title: both('我们怎样挑选公益数据', 'How we choose data'),
          body: both(
            '一份数据能不能公开，不看它有没有姓名，而看**两张表拼在一起会不会认出一个人**。每份公益数据都写明来源、许可、采集方式和已知的缺陷；有疑问的先不发。\n\n如果你的机构有想公开、又拿不准的数据，可以先和我们聊聊。',
            'Whether data can be public does not depend on names alone: the question is **whether two tables joined would show who somebody is**. All data here name their source, licence, how they were collected and what is known to be wrong with them. Where there is doubt, they are not published.\n\nIf your organisation has data it would like to open and is not sure about, talk to us first.',
          ),
        },
        { isTinted: true },
      ),
      block('action', {
        title: both('有想做的公益题目？', 'Have a cause in mind?'),
        text: both(
          '告诉我们问题和数据，平台不收费用。',
          'Tell us the problem and the data; there is no charge.',
        ),
        actions: [{ label: both('提交需求', 'Tell us'), to: '/cooperation' }],
      }),
    ],
  )
}
