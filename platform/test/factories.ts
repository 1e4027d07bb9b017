import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '../src/base/database/tables.ts'
import type { Storage } from '../src/base/storage/storage.ts'
import { hashSecret, makeSecret } from '../src/base/secrets.ts'
import type { EntryField } from '../src/features/competing/competitions/entry-form.ts'
import { signUp } from '../src/features/competing/registrations/server/commands/sign-up.ts'
import { searchVector } from '../src/base/search/search.ts'
import type { World } from './world.ts'
// Where no server is in the process, nobody else attaches what a sign-up asks of upper features.
import '../src/hooks.ts'

/** A question of an entry form. */
export const entryQuestion = (given: Partial<EntryField> = {}): EntryField => ({
  key: 'school',
  labelZh: '学校',
  labelEn: 'School',
  kind: 'choice',
  required: true,
  choices: ['一中', '二中'],
  choicesEn: ['No. 1 School', 'No. 2 School'],
  ...given,
})

/** What people and competitions are made in: a world, or a product that runs beside the test. */
export type Place = Pick<World, 'db' | 'storage' | 'clock'>

let counter = 0
const next = () => ++counter

/** Each world counts its own people: what is done alike in two worlds makes people with the same names. */
const people = new WeakMap<World['db'], number>()
function nextPerson({ db }: Place): number {
  const number = (people.get(db) ?? 0) + 1
  people.set(db, number)
  return number
}

/** A user with a session; `cookie` and `headers` sign requests as this person from our own site. */
export async function makeUser(world: Place, given: Partial<Insertable<Tables['app_user']>> = {}) {
  const number = nextPerson(world)
  const { id, user_name: name } = await world.db
    .insertInto('app_user')
    .values({
      sso_id: `sub-${number}-${makeSecret().slice(0, 6)}`,
      user_name: `选手${number}`,
      email: null,
      email_bound: true,
      phone_bound: true,
      avatar: null,
      user_banner: null,
      birthday: null,
      province: null,
      city: null,
      language: null,
      disabled_at: null,
      created_at: world.clock.now(),
      ...given,
    })
    .returning(['id', 'user_name'])
    .executeTakeFirstOrThrow()
  const secret = makeSecret()
  await world.db
    .insertInto('session')
    .values({
      token_hash: hashSecret(secret),
      user_id: id,
      id_token: null,
      expires_at: new Date('2100-01-01'),
      address: null,
      user_agent: null,
      created_at: world.clock.now(),
      last_seen_at: world.clock.now(),
    })
    .execute()
  return { id, name, headers: { cookie: `leitai_session=${secret}`, origin: 'http://localhost:3000' } }
}

export type TestUser = Awaited<ReturnType<typeof makeUser>>

const day = 86_400_000

/** A published competition that runs around the world's present moment, with one round that takes `id,label` files. */
export async function makeCompetition(
  world: Place,
  given: {
    competition?: Partial<Insertable<Tables['competition']>>
    schedule?: Partial<Insertable<Tables['schedule']>>
    answer?: string
  } = {},
) {
  const now = world.clock.now().getTime()
  const at = (days: number) => new Date(now + days * day)
  const { id } = await world.db
    .insertInto('competition')
    .values({
      type: 'computing',
      race_category_id: null,
      title_zh: '测试竞赛',
      title_en: 'A test competition',
      source_url: null,
      cover: null,
      start_at: at(-10),
      end_at: at(10),
      private_code_hash: null,
      merge_deadline: null,
      guide_info_zh: null,
      guide_info_en: null,
      featured: null,
      published_at: at(-11),
      created_by: null,
      ...given.competition,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const schedule = await world.db
    .insertInto('schedule')
    .values({
      competition_id: id,
      sort: 0,
      start_at: at(-10),
      end_at: at(10),
      list_a_start: at(-10),
      list_a_end: at(5),
      list_b_start: null,
      list_b_end: null,
      max_submit_count: 5,
      max_error_submit_count: null,
      metric_key: 'accuracy',
      metric_sql: null,
      revealed_at: null,
      file_description: JSON.stringify(labelFile) as never,
      ...given.schedule,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putAnswer(world.db, world.storage, schedule.id, given.answer ?? labelAnswer)
  return { id, scheduleId: schedule.id }
}

export const labelFile = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'label', kind: 'label' }],
  formats: ['csv', 'csv.gz'],
}
export const labelAnswer = 'id,label\n1,a\n2,b\n3,a\n4,b\n'

export async function putAnswer(
  db: Db,
  storage: Storage,
  scheduleId: number,
  csv: string,
  list: 'A' | 'B' = 'A',
) {
  const stored = await storage.put(Readable.from([Buffer.from(csv)]), { maxBytes: 1e9 })
  await db
    .insertInto('answer_file')
    .values({
      schedule_id: scheduleId,
      list,
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      uploaded_by: null,
    })
    .execute()
}

export const datasetContent = '0123456789'

/** A published dataset with one file of ten bytes; a draft when it is given no `published_at`, but a competition's never is. */
export async function makeDataset(
  world: World,
  given: Partial<Insertable<Tables['dataset']>> = {},
  words = '',
) {
  const published_at =
    given.published_at === undefined ? new Date(world.clock.now().getTime() - day) : given.published_at
  const texts = { title_zh: '数据', title_en: 'Data', source_url: null, category_id: null }
  const { id } = await world.db
    .insertInto('dataset')
    .values({ competition_id: null, owner_id: null, ...texts, ...given, published_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isPublic = published_at !== null || Boolean(given.competition_id)
  const version = await world.db
    .insertInto('dataset_version')
    .values({
      ...texts,
      ...pickTexts(given),
      dataset_id: id,
      number: 1,
      created_by: given.owner_id ?? null,
      created_at: world.clock.now(),
      published_at: isPublic ? (published_at ?? world.clock.now()) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('dataset')
    .set({
      search: searchVector(words),
      ...(isPublic ? { current_version_id: version.id, published_at, updated_at: published_at } : {}),
    })
    .where('id', '=', id)
    .execute()
  const stored = await world.storage.put(Readable.from([Buffer.from(datasetContent)]), { maxBytes: 1e9 })
  const { id: fileId } = await world.db
    .insertInto('dataset_file')
    .values({
      dataset_id: id,
      version_id: version.id,
      name: '训练 "1".csv',
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      row_count: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, fileId, versionId: version.id, sha256: stored.sha256 }
}

const pickTexts = (given: Partial<Insertable<Tables['dataset']>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) =>
      /^(category_id|licence|source_url|(title|summary|body|protocol)_(zh|en))$/.test(name),
    ),
  )

/** Signs a user up, which makes a team of one. Without a name it is called after the user. */
export const enter = (world: Place, competitionId: number, user: TestUser, teamName?: string) =>
  world.db.transaction().execute(tx =>
    signUp(tx, {
      competitionId,
      user,
      agreementVersion: 1,
      teamName,
      invitedBy: null,
      source: 'web',
      now: world.clock.now(),
    }),
  )

/** A multipart body as a browser sends it: fields first, then files. */
export function multipart(
  fields: Record<string, string>,
  files: { field: string; name: string; content: string | Buffer }[],
) {
  const boundary = `----test${next()}`
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  for (const file of files) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
