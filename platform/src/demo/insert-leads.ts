import type { Tx } from '../base/database/tables.ts'

const hour = 3_600_000

/** Two organisations that would like to host a competition: one is new, with one somebody talks. */
export async function insertLeads(tx: Tx, { editor, now }: { editor: number; now: Date }): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const sent = (hours: number) => ({
    consented_at: ago(hours),
    created_at: ago(hours),
    updated_at: ago(hours),
  })
  const { id } = await tx
    .insertInto('lead')
    .values({
      organisation: '临江市供水集团',
      name: '梁工',
      email: 'liang@water.linjiang.example',
      need: '想预测各泵站未来 24 小时的用水量，手上有三年的分钟级流量与压力数据，已完成脱敏。',
      budget: 'middle',
      lang: 'zh-CN',
      state: 'talking',
      riddle: 'demo-1',
      ...sent(70),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('lead_note')
    .values({
      lead_id: id,
      author_id: editor,
      body: '已电话沟通：先做一次数据摸底，下周三看样例。',
      created_at: ago(40),
    })
    .execute()
  await tx
    .insertInto('lead')
    .values({
      organisation: 'North Shore Ferries',
      name: 'Ida Holm',
      phone: '+46 31 555 0142',
      need: 'We would like to forecast delays of our ferries from weather and bookings. Five years of records, no personal data.',
      budget: 'undecided',
      lang: 'en-US',
      riddle: 'demo-2',
      ...sent(3),
    })
    .execute()
}
