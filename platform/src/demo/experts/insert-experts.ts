import type { Tx } from '../../base/database/tables.ts'
import { addExpert, writeExpert } from '../../features/content/experts/server/public.ts'
import { insertPeople } from '../insert-people.ts'
import { keepPicture, type Put } from '../keep-picture.ts'
import { portrait } from '../portraits.ts'
import { expertPeople } from './expert-people.ts'
import { plannedExperts } from './experts.ts'

type Given = { put: Put; editor: number; applicant: number; now: Date }

/** Eight experts, published, three of them with an account, and somebody who would like to be one. Answers the ids of experts by their Chinese names. */
export async function insertExperts(
  tx: Tx,
  { put, editor, applicant, now }: Given,
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  const named = Object.keys(expertPeople)
  const people = await insertPeople(tx, Object.values(expertPeople), now, 'expert')
  const actor = { userId: editor, address: '127.0.0.1' }
  for (const [
    sort,
    { kind, name, position, organisation, summary, body, fields },
  ] of plannedExperts.entries()) {
    const id = await addExpert(tx, { kind, nameZh: name[0], nameEn: name[1], actor, now })
    const account = people[named.indexOf(name[0])]
    const photo = await keepPicture(tx, put, portrait(700 + sort))
    const value = {
      kind,
      userId: account?.id ?? null,
      nameZh: name[0],
      nameEn: name[1],
      positionZh: position[0],
      positionEn: position[1],
      organisationZh: organisation[0],
      organisationEn: organisation[1],
      summaryZh: summary[0],
      summaryEn: summary[1],
      bodyZh: body[0],
      bodyEn: body[1],
      photo,
      fields: [...fields],
      sort,
      isPublished: true,
    }
    await writeExpert(tx, id, value, now)
    if (account)
      await tx.updateTable('app_user').set({ avatar: photo }).where('id', '=', account.id).execute()
    ids[name[0]] = id
  }
  await tx
    .insertInto('expert_application')
    .values({
      kind: 'tutor',
      user_id: applicant,
      name: '沈云舟',
      position: '数据分析师',
      organisation: '临江市公共数据局',
      statement: '参加过五届比赛，最好名次第二。愿意每周抽一小时，帮新手把第一次提交走通。',
      created_at: now,
    })
    .execute()
  return ids
}
