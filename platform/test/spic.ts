import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import { json } from '../src/base/database/json.ts'
import type { Tables } from '../src/base/database/tables.ts'
import { fields as fieldsOf, type Answers, type Field } from '../src/features/spic/forms/fields.ts'
import { filesIn, receiptText } from '../src/features/spic/proposals/receipt.rules.ts'
import type { Place } from './factories.ts'

const hour = 3_600_000
const named = (zh: string, en: string) => ({ zh, en })
const common = (key: string, zh: string, en: string) => ({
  key,
  label: named(zh, en),
  help: named('', ''),
  isRequired: true,
  isIdentifying: false,
  condition: null,
})

export const signupFields: Field[] = fieldsOf.parse([
  { ...common('phone', '联系电话', 'Phone'), kind: 'text', most: 40, isIdentifying: true },
  { ...common('why', '参赛理由', 'Why'), kind: 'longText', most: 500, isRequired: false },
])

export const proposalFields: Field[] = fieldsOf.parse([
  { ...common('idea', '方案', 'Idea'), kind: 'heading' },
  { ...common('summary', '摘要', 'Summary'), kind: 'longText', most: 2_000 },
  {
    ...common('stage', '阶段', 'Stage'),
    kind: 'choice',
    isMany: false,
    options: [
      { value: 'idea', label: named('设想', 'An idea') },
      { value: 'pilot', label: named('已试点', 'Piloted') },
    ],
  },
  {
    ...common('where', '试点地点', 'Where it was piloted'),
    kind: 'text',
    most: 100,
    condition: { field: 'stage', values: ['pilot'] },
  },
  { ...common('team', '团队', 'Team'), kind: 'members', most: 10, isIdentifying: true },
  { ...common('budget', '预算', 'Budget'), kind: 'budget', most: 1_000_000, isRequired: false },
  {
    ...common('papers', '附件', 'Papers'),
    kind: 'file',
    kinds: ['pdf', 'office', 'picture', 'archive'],
    most: 3,
    mostBytes: 1_000_000,
    isRequired: false,
  },
])

/** What answers these fields. */
export const proposalAnswers = {
  summary: '用一句话说清方案。',
  stage: 'idea',
  team: [{ name: '王老师', organisation: '临江水务', title: '高级工程师', task: '负责模型' }],
  budget: [
    { item: '设备', amount: 1200.5, note: '' },
    { item: '差旅', amount: 99.5, note: '两次' },
  ],
}

/** A year that no edition of this world has: the same in another world that was made alike. */
export async function freeYear({ db }: Pick<Place, 'db'>): Promise<number> {
  const { last } = await db
    .selectFrom('spic_edition')
    .select(eb => eb.fn.max('year').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 2100) + 1
}

type NewEdition = Partial<Insertable<Tables['spic_edition']>> & { year: number }

/** An edition with nothing in it, that nobody sees yet. */
export async function addEdition({ db, clock }: Pick<Place, 'db' | 'clock'>, given: NewEdition) {
  const now = clock.now()
  return db
    .insertInto('spic_edition')
    .values({
      name_zh: `${given.year} 试点项目大赛`,
      name_en: `Pilot projects ${given.year}`,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An edition that is open for sign-ups and proposals, with a track and both forms. */
export async function makeEdition(place: Place, given: NewEdition) {
  const { db, clock } = place
  const now = clock.now()
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const edition = await addEdition(place, {
    signup_starts_at: at(-1),
    signup_ends_at: at(24),
    submit_starts_at: at(-1),
    submit_ends_at: at(48),
    published_at: at(-2),
    ...given,
  })
  const { id: track } = await db
    .insertInto('spic_track')
    .values({ edition_id: edition.id, sort: 1, name_zh: '能源', name_en: 'Energy' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const form = async (purpose: 'signup' | 'proposal', fields: Field[]) =>
    (
      await db
        .insertInto('spic_form')
        .values({
          edition_id: edition.id,
          purpose,
          version: 1,
          fields: json(fields),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  return {
    ...edition,
    track,
    signupForm: await form('signup', signupFields),
    proposalForm: await form('proposal', proposalFields),
  }
}

type Of = { id: number; track: number; signupForm: number; proposalForm: number }

/** An entry of an edition: the owner, and whoever else is part of it. */
export async function makeEntry(
  { db, clock }: Place,
  ask: {
    edition: Of
    name: string
    owner: number
    members?: readonly number[]
    answers?: Answers
    isDraft?: boolean
    token?: string
  },
): Promise<number> {
  const now = clock.now()
  const { edition, owner } = ask
  const answers: Answers = ask.answers ?? { phone: '123' }
  const { id } = await db
    .insertInto('spic_entry')
    .values({
      edition_id: edition.id,
      track_id: edition.track,
      kind: 'team',
      name: ask.name,
      owner_id: owner,
      form_id: edition.signupForm,
      answers,
      join_hash: ask.token === undefined ? null : createHash('sha256').update(ask.token).digest(),
      signed_up_at: ask.isDraft ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('spic_member')
    .values(
      [owner, ...(ask.members ?? [])].map(user_id => ({
        entry_id: id,
        edition_id: edition.id,
        user_id,
        joined_at: now,
      })),
    )
    .execute()
  return id
}

/** The proposal of an entry, with so many versions; a file of each is in its answers by the key `papers`. */
export async function makeProposal(
  { db, clock, storage }: Place,
  ask: {
    edition: Of
    fields: readonly Field[]
    entryId: number
    by: number
    title: string
    answers: Answers
    versions: number
  },
): Promise<{ id: number; file: number }> {
  const now = clock.now()
  const { edition, fields, by, title } = ask
  const stored = await storage.put(Readable.from(['%PDF-1.7\n']), { maxBytes: 100 })
  const { id } = await db
    .insertInto('spic_proposal')
    .values({
      entry_id: ask.entryId,
      edition_id: edition.id,
      form_id: edition.proposalForm,
      title,
      answers: {},
      saved_at: now,
      saved_by: by,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addFile = async (at: number) =>
    (
      await db
        .insertInto('spic_file')
        .values({
          proposal_id: id,
          name: `${title} ${at}.pdf`,
          kind: 'pdf',
          storage_key: stored.key,
          sha256: stored.sha256,
          size: stored.size,
          neutral_key: stored.key,
          neutral_sha256: stored.sha256,
          neutral_size: stored.size,
          uploaded_by: by,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  let file = await addFile(1)
  for (let number = 1; number <= ask.versions; number++) {
    if (number > 1) file = await addFile(number)
    const answers: Answers = { ...ask.answers, papers: [file] }
    const named = filesIn(fields, answers).map(one => ({ id: one, sha256: stored.sha256 }))
    const text = receiptText(fields, {
      edition: edition.id,
      track: edition.track,
      form: edition.proposalForm,
      title,
      answers,
      files: named,
    })
    await db
      .insertInto('spic_version')
      .values({
        proposal_id: id,
        number,
        form_id: edition.proposalForm,
        track_id: edition.track,
        title,
        answers,
        submitted_at: now,
        submitted_by: by,
        sha256: createHash('sha256').update(text).digest(),
      })
      .execute()
  }
  const answers: Answers = { ...ask.answers, papers: [file] }
  await db
    .updateTable('spic_proposal')
    .set({
      answers,
      current_version: ask.versions > 0 ? ask.versions : null,
    })
    .where('id', '=', id)
    .execute()
  return { id, file }
}
