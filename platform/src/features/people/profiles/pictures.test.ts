import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCompetition, makeUser, multipart, type TestUser } from '../../../../test/factories.ts'
import { leaveNow } from '../../../../test/leave-now.ts'
import { waiting } from '../../../../test/locks.ts'
import { runJob } from '../../../../test/queue.ts'
import { handIn, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { pictureAt } from '../../../base/pictures/picture-at.ts'
import { fileColumns, noteUnused } from '../../../base/storage/unused-files.ts'
import { keyOf } from '../../../base/storage/storage.ts'
import { sweepStorage } from '../../../base/storage/sweep-storage.ts'
import { json } from '../../../base/database/json.ts'
import { identityJobs, removeFiles } from '../identity/server/jobs.ts'

/** Tables whose texts are names, codes, records of what happened, or plain text that is shown as it is. */
const showNone = `
  access_trace activity_event answer_file answer_proof api_token audit_entry bid_access bid_file bid_question
  certificate certification certification_photo code_file code_procedure competition_export
  competition_industry competition_tag dataset_category dataset_charge dataset_download dataset_profile
  dataset_upload delivered_notice discussion_solution discussion_thread expert_application expert_field feedback final_list
  final_place former_user_name idempotent_answer industry installation integrity_finding integrity_run invite_activity
  invite_ranking invite_ranking_run job_application kysely_migration kysely_migration_lock lead lead_note
  learning_path mail notice notice_preference own_data_download person_key person_rating picture promotion
  ranking_entry ranking_snapshot ranking_snapshot_run rate_window rating_result rescore rescore_result
  review_assignment review_conflict review_criterion review_decision review_event review_interest
  review_matching review_publication review_rejection review_round review_sheet review_sheet_event review_slot
  review_waiver reviewer reviewer_session score_adjustment season_award season_decision session
  spent_logout_token spic_entry spic_file spic_form spic_print spic_proposal spic_track spic_unwanted
  spic_version submission submission_event submission_file submission_score submission_score_history
  submission_upload suggested_word suggested_word_ending tag talent team_ban team_event team_invitation
  team_member team_request unused_file user_education user_guide user_industry user_privacy user_role
  user_skill user_work`
  .trim()
  .split(/\s+/)

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const drawing = (colour: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function wear(as: TestUser, kind: 'avatar' | 'banner', colour: string): Promise<string> {
  const { payload, headers } = multipart({}, [
    { field: 'image', name: 'x.png', content: await drawing(colour) },
  ])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/users/picture/${kind}`,
    payload,
    headers: { ...as.headers, ...headers },
  })
  return keyOf(answer.json().data.url.replace('/pictures/', ''))
}
const takeOff = (as: TestUser) =>
  world.app.inject({ method: 'DELETE', url: '/api/users/picture/avatar', headers: as.headers })

const root = () => join(world.settings.dataDir, 'files')
const entries = () =>
  readdirSync(root(), { recursive: true, withFileTypes: true })
    .filter(at => at.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
/** What is in the storage, by its keys. */
const files = () => entries().map(path => path.slice(root().length + 1))

/** Nothing in the storage is new any more. */
function makeOld(hours = 2): void {
  const old = new Date(Date.now() - hours * 3_600_000)
  for (const path of entries()) utimesSync(path, old, old)
}

async function removeLater(): Promise<void> {
  world.setNow(new Date(world.clock.now().getTime() + 2 * 3_600_000))
  await runJob(world, identityJobs, removeFiles.name)
}

/** Pictures first, and their files when they have been of no use for a while. */
async function filesLater(): Promise<string[]> {
  for (let times = 0; times < 2; times++) {
    makeOld()
    await removeLater()
  }
  return files()
}

test('of a picture nothing is left once nobody wears it', async () => {
  const [one, two] = [await makeUser(world), await makeUser(world)]
  const red = await wear(one, 'avatar', 'red')
  const blue = await wear(one, 'banner', 'blue')
  expect(await wear(two, 'avatar', 'red')).toBe(red)
  expect(await filesLater()).toEqual(expect.arrayContaining([red, blue]))

  const green = await wear(one, 'avatar', 'green')
  expect(await filesLater()).toEqual(expect.arrayContaining([red, blue, green]))
  await takeOff(two)
  expect(await filesLater()).not.toContain(red)
  await leaveNow(world, one.id)
  // Another cannot have it by its address either.
  expect(await filesLater()).toEqual([])
  expect(await world.db.selectFrom('picture').select('sha256').execute()).toEqual([])
  expect(await world.db.selectFrom('unused_file').select('storage_key').execute()).toEqual([])
})

test('what somebody else uses, or comes to use, stays', async () => {
  const person = await makeUser(world)
  const key = await wear(person, 'avatar', 'yellow')
  const content = await world.storage.read(key)
  const stored = await world.storage.put(content, { maxBytes: 1_000_000 })
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  await handIn(world, id, team.captain, { file: { ...stored, name: 'x.csv' }, score: 1 })
  await takeOff(person)
  expect(await filesLater()).toContain(key)

  // Of somebody who has stored the same bytes and is about to refer to them.
  const again = await wear(person, 'avatar', 'white')
  await takeOff(person)
  makeOld()
  await removeLater()
  await world.storage.put(await world.storage.read(again), { maxBytes: 1_000_000 })
  await removeLater()
  expect(files()).toContain(again)
  makeOld()
  await removeLater()
  expect(files()).not.toContain(again)
})

test('a file that was stored and came to nothing is removed', async () => {
  const stored = await world.storage.put(Readable.from(['lost']), { maxBytes: 10 })
  await noteUnused(world.db, [stored.key], world.clock.now())
  expect(await filesLater()).not.toContain(stored.key)
})

/** A picture of the editor; of the same colour it is the same. */
async function draw(as: TestUser, colour: string): Promise<{ url: string; key: string }> {
  const { payload, headers } = multipart({}, [
    { field: 'image', name: 'x.png', content: await drawing(colour) },
  ])
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/dfeditor/upload',
    payload,
    headers: { ...as.headers, ...headers },
  })
  const { url } = answer.json().data as { url: string }
  return { url, key: keyOf(url.replace('/pictures/', '')) }
}
const isThere = async ({ url }: { url: string }) => (await pictureAt(world.db, url)) !== undefined
const day = 86_400_000
/** For triggers it is now by the database. */
async function daysLater(days: number): Promise<void> {
  world.setNow(new Date(Date.now() + days * day))
  await filesLater()
  world.setNow(new Date())
}

describe('a picture of the editor', () => {
  beforeEach(() => world.setNow(new Date()))

  test('stays while anything shows it, and a week for a text that is not saved yet', async () => {
    const person = await makeUser(world)
    const [cover, inText, never] = [
      await draw(person, 'navy'),
      await draw(person, 'teal'),
      await draw(person, 'olive'),
    ]
    const { id } = await makeCompetition(world, { competition: { cover: cover.url } })
    const faq = { question_zh: '?', question_en: '?', answer_zh: '', answer_en: `![](${inText.url})` }
    await world.db
      .insertInto('faq')
      .values({ competition_id: id, ...faq })
      .execute()
    await daysLater(6)
    expect(await Promise.all([cover, inText, never].map(isThere))).toEqual([true, true, true])
    await daysLater(8)
    expect(await Promise.all([cover, inText, never].map(isThere))).toEqual([true, true, false])
    expect(files()).not.toContain(never.key)

    await world.db.updateTable('competition').set({ cover: null }).where('id', '=', id).execute()
    await world.db.deleteFrom('faq').where('competition_id', '=', id).execute()
    await daysLater(6)
    expect(await Promise.all([cover, inText].map(isThere))).toEqual([true, true])
    await daysLater(8)
    expect(await Promise.all([cover, inText].map(isThere))).toEqual([false, false])
    expect(files()).not.toEqual(expect.arrayContaining([cover.key]))
  })

  test('stays where another text shows it, and where an avatar is shown by a text', async () => {
    const person = await makeUser(world)
    const shared = await draw(person, 'plum')
    const worn = await wear(person, 'avatar', 'pink')
    const address = `/pictures/${worn.slice('sha256/'.length).replace('/', '')}`
    const { id: one } = await makeCompetition(world, { competition: { cover: shared.url } })
    await makeCompetition(world, {
      competition: { agreement_zh: `![](${shared.url}) <img src="${address}">` },
    })
    await world.db.updateTable('competition').set({ cover: null }).where('id', '=', one).execute()
    await takeOff(person)
    await daysLater(8)
    expect([await isThere(shared), await isThere({ url: address })]).toEqual([true, true])
    expect(files()).toEqual(expect.arrayContaining([shared.key, worn]))
  })

  test('goes with the only one who brought it when they leave, unless something shows it', async () => {
    const [leaver, other] = [await makeUser(world), await makeUser(world)]
    const [alone, shown, both] = [
      await draw(leaver, 'gold'),
      await draw(leaver, 'gray'),
      await draw(leaver, 'cyan'),
    ]
    await draw(other, 'cyan')
    await makeCompetition(world, { competition: { cover: shown.url } })
    await leaveNow(world, leaver.id)
    await filesLater()
    expect(await Promise.all([alone, shown, both].map(isThere))).toEqual([false, true, true])
    expect(files()).not.toContain(alone.key)
  })

  test('stays for who saves a text with it at the moment when it would go', async () => {
    const late = await draw(await makeUser(world), 'lime')
    const saving = await world.db.startTransaction().execute()
    await saving
      .updateTable('app_user')
      .set({ introduction: late.url })
      .where('id', '=', (await makeUser(world)).id)
      .execute()
    const removing = daysLater(8)
    await expect.poll(async () => (await waiting(world)).length).toBe(1)
    await saving.commit().execute()
    await removing
    expect(await isThere(late)).toBe(true)
  })

  test('is looked for in every table that may show one', async () => {
    const { rows } = await sql<{ name: string; isLookedAt: boolean }>`
      select c.relname as name, exists (
        select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_pictures') as "isLookedAt"
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype))
      order by 1`.execute(world.db)
    expect(rows.filter(row => !row.isLookedAt).map(row => row.name)).toEqual(showNone)
  })
})

test('a sweep removes what is older than a day and nothing refers to, be it a column or a list of files', async () => {
  const put = (content: string) => world.storage.put(Readable.from([content]), { maxBytes: 1_000 })
  const [lost, exported, downloaded] = [
    await put('lost'),
    await put('of an export'),
    await put('of a person'),
  ]
  const list = await put(JSON.stringify([{ name: 'x', sha256: exported.sha256 }]))
  const { id } = await makeCompetition(world)
  const now = world.clock.now()
  await world.db
    .insertInto('competition_export')
    .values({
      competition_id: id,
      entries_key: list.key,
      state: 'done',
      created_at: now,
      ended_at: now,
      progress: 1,
      size: 1,
      file_name: 'x.zip',
      counts: json({ rounds: 0, datasets: 0, teams: 0, submissions: 0, places: 0, files: 0, leftOut: 0 }),
    })
    .execute()
  await sql`
    insert into own_data_download (user_id, state, created_at, expires_at, ended_at, documents_key, size, entries)
    values (${(await makeUser(world)).id}, 'done', ${now}, ${now}, ${now}, ${list.key}, 1, ${json([{ sha256: downloaded.sha256 }])})`.execute(
    world.db,
  )
  makeOld(25)
  const young = await put('young')
  const [before, used] = [files(), [exported.key, downloaded.key, list.key, young.key]]
  const told = await sweepStorage(world, { now: new Date(), isDry: true })
  expect(told).toMatchObject({ files: before.length, stayed: 0 })
  expect(files()).toEqual(before)
  expect(await sweepStorage(world, { now: new Date(), isDry: false })).toEqual(told)
  expect(files()).toHaveLength(told.files - told.unused)
  expect(files()).toEqual(expect.arrayContaining(used))
  expect(files()).not.toContain(lost.key)

  // The hourly job keeps them as well.
  await noteUnused(world.db, [exported.key, downloaded.key], world.clock.now())
  expect(await filesLater()).toEqual(expect.arrayContaining(used.slice(0, 3)))
})

test('every column that refers to a file of the storage is known', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '_key$' and data_type = 'text' and table_name <> 'unused_file'
      and column_name not in ('group_key', 'metric_key', 'name_key', 'series_key')
    order by 1`.execute(world.db)
  expect(rows.map(row => row.name)).toEqual(fileColumns)
})
