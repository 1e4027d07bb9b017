import type { Tx } from '../../base/database/tables.ts'
import type { Tab } from '../../features/content/help/rules.ts'
import { about } from './about.ts'
import { faq } from './faq.ts'
import { privacy } from './privacy.ts'
import { service } from './service.ts'

type Text = { zh: string; en: string }
type Version = { daysAgo: number; body: Text; note: Text }

const first: Text = { zh: '首次发布。', en: 'First version.' }
const [formerTerms, presentTerms] = service

/** What was published of each, the oldest first. None asks for consent: nobody of the demo is held up. */
const published: Record<Tab, Version[]> = {
  about: [{ daysAgo: 200, body: about, note: first }],
  faq: [{ daysAgo: 200, body: faq, note: first }],
  privacy: [{ daysAgo: 200, body: privacy, note: first }],
  service: [
    ...(formerTerms ? [{ daysAgo: 200, body: formerTerms, note: first }] : []),
    ...(presentTerms
      ? [
          {
            daysAgo: 20,
            body: presentTerms,
            note: {
              zh: '增加了“意见反馈”一节，其余没有变化。',
              en: 'A section on feedback; nothing else has changed.',
            },
          },
        ]
      : []),
  ],
}

const day = 86_400_000

/** The documents of help and terms, as they were published. */
export async function insertHelp(tx: Tx, { editor, now }: { editor: number; now: Date }): Promise<void> {
  const documents = await tx.selectFrom('help_document').selectAll().execute()
  for (const { tab, title_zh, title_en } of documents) {
    for (const [index, { daysAgo, body, note }] of published[tab].entries())
      await tx
        .insertInto('help_version')
        .values({
          tab,
          number: index + 1,
          title_zh,
          title_en,
          body_zh: body.zh,
          body_en: body.en,
          note_zh: note.zh,
          note_en: note.en,
          published_at: new Date(now.getTime() - daysAgo * day),
          published_by: editor,
        })
        .execute()
    const present = published[tab].at(-1)?.body
    if (present)
      await tx
        .updateTable('help_document')
        .set({ body_zh: present.zh, body_en: present.en })
        .where('tab', '=', tab)
        .execute()
  }
}

const said = [
  {
    kind: 'idea',
    zh: '榜单能不能只看我关注的队伍？名次很多的时候不好找。',
    page: '/competitions/1001/ranking',
    answer: '谢谢建议。榜单上方可以按队名搜索；只看关注的队伍已经记下来了。',
  },
  {
    kind: 'problem',
    zh: '下载数据到一半断网，重新打开页面后从头开始了，能接着下载吗？',
    page: '/competitions/1001/datasets',
    answer: null,
  },
] as const

/** What two people had to say, of which one was answered. */
export async function insertFeedback(
  tx: Tx,
  { people, editor, now }: { people: readonly number[]; editor: number; now: Date },
): Promise<void> {
  for (const [index, { kind, zh, page, answer }] of said.entries())
    await tx
      .insertInto('feedback')
      .values({
        kind,
        body: zh,
        page,
        log_id: null,
        contact: null,
        user_id: people[index] ?? null,
        created_at: new Date(now.getTime() - (3 - index) * day),
        state: answer === null ? 'open' : 'answered',
        answer,
        answered_at: answer === null ? null : new Date(now.getTime() - 2 * day),
        answered_by: answer === null ? null : editor,
      })
      .execute()
}
