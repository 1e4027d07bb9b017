import type { Tx } from '../../base/database/tables.ts'

type Given = { people: readonly { id: number; name: string }[]; now: Date }
type Both = readonly [zh: string, en: string]
type PlannedJob = { kind: 'full' | 'intern' | 'part'; title: Both; place: Both; body: Both }

const planned: Record<string, readonly PlannedJob[]> = {
  bay: [
    {
      kind: 'intern',
      title: ['数据科学实习生（夏季）', 'Data science intern, summer'],
      place: ['临江 · 海湾园区', 'Linjiang, bay campus'],
      body: [
        '## 做什么\n\n和一位研究员一起，把一次竞赛的前三名方案复现、对比并写成一份能交给业务的报告。\n\n## 希望你\n\n- 参加过至少一次竞赛，能说清自己的验证方案；\n- 会用 Python 或 R 整理数据；\n- 愿意把结论写得让不懂模型的人也能看懂。\n\n实习三个月，每周至少四天，按日计薪。',
        '## What you do\n\nWith a researcher you rerun the first three solutions of a competition, compare them, and write a report that the business can use.\n\n## Whom we look for\n\n- someone who took part in a competition and can explain how they validated;\n- who can handle data in Python or R;\n- and writes so that people who know no models understand.\n\nThree months, four days a week at least, paid by the day.',
      ],
    },
    {
      kind: 'full',
      title: ['机器学习平台工程师', 'Machine learning platform engineer'],
      place: ['临江 / 远程', 'Linjiang or remote'],
      body: [
        '## 做什么\n\n维护隔离的评分环境与数据流水线，让每一个分数都能在一年后重算出同一个数。\n\n## 希望你\n\n- 熟悉 Linux、容器与 PostgreSQL；\n- 对“结果为什么对”比“跑得多快”更在意；\n- 写过别人接手后没有来问你的代码。',
        '## What you do\n\nKeep the locked scoring and the data pipelines, so that every score can be computed again in a year and is the same number.\n\n## Whom we look for\n\n- someone at home with Linux, containers and PostgreSQL;\n- who cares more for why a result is right than for how fast it came;\n- and has written code that others took over without asking.',
      ],
    },
  ],
  linjiang: [
    {
      kind: 'part',
      title: ['公共数据讲解员（兼职）', 'Guide to public data, part time'],
      place: ['临江市图书馆', 'Linjiang City Library'],
      body: [
        '## 做什么\n\n每周六下午，带市民在图书馆用开放数据回答一个生活里的问题：哪趟公交最挤，哪天最该带伞。\n\n## 希望你\n\n讲得清、坐得住，喜欢听别人的问题。',
        '## What you do\n\nOn Saturday afternoons you help citizens in the library to answer questions of everyday life with open data: which bus is most crowded, on which days to take an umbrella.\n\n## Whom we look for\n\nSomeone who explains well, has patience, and likes the questions of others.',
      ],
    },
  ],
}

/** Jobs of the demo's sponsors, and people who are open to their offers. */
export async function insertJobs(tx: Tx, { people, now }: Given): Promise<void> {
  for (const [name, jobs] of Object.entries(planned)) {
    const { id: siteId } = await tx
      .selectFrom('content_site')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('job_posting')
      .values(
        jobs.map(({ kind, title, place, body }) => ({
          site_id: siteId,
          kind,
          title_zh: title[0],
          title_en: title[1],
          place_zh: place[0],
          place_en: place[1],
          body_zh: body[0],
          body_en: body[1],
          is_published: true,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
    await tx
      .insertInto('talent')
      .values(
        open.map(({ at, headline, skills }) => ({
          site_id: siteId,
          user_id: people[at]?.id ?? 0,
          headline,
          skills: [...skills],
          consented_at: now,
        })),
      )
      .execute()
  }
}

/** Places among the demo's people; by their course some of them have medals. */
const open = [
  { at: 2, headline: '做过三届时间序列赛题，想找预测方向的工作', skills: ['Python', '时间序列', 'LightGBM'] },
  { at: 13, headline: 'Looking for an internship with tabular data', skills: ['R', 'Statistics', 'SQL'] },
  { at: 24, headline: '从数学系转来，喜欢把验证做扎实', skills: ['Python', '统计', '实验设计'] },
  { at: 35, headline: 'Five years of geodata, new to machine learning', skills: ['GIS', 'Python', 'SQL'] },
]
