import type { TestUser } from '../factories.ts'
import { addEdition, freeYear } from '../spic.ts'
import { eachOf, makePeople, type ManyTeams } from './many-people.ts'
import { ok, type Json, type Site } from './site.ts'

/** An administrator. */
export async function makeAdmin(site: Site): Promise<TestUser> {
  const [admin] = await makePeople(site, 1)
  if (!admin) throw new Error('no user was made')
  await site.db
    .insertInto('user_role')
    .values({ user_id: admin.id, role: 'administrator', competition_id: null, granted_by: null })
    .execute()
  return admin
}

/** As many tracks as a large edition has, each reviewer in all of them. */
const tracks = 40

/** An edition, and the CSV of so many reviewers for it. */
export async function reviewersOf(site: Site, count: number) {
  const { id, year } = await addEdition(site, { year: await freeYear(site) })
  const made = await site.db
    .insertInto('spic_track')
    .values(Array.from({ length: tracks }, (_, sort) => ({ edition_id: id, sort, name_zh: `赛道 ${sort}` })))
    .returning('id')
    .execute()
  const own = made.map(track => track.id).join(';')
  const lines = Array.from(
    { length: count },
    (_, at) => `r${at}-${year}-list,评审 ${at},单位 ${at % 200},r${at}@example.com,2,20,${own}\n`,
  )
  const csv = `account,name,organisation,email,role,capacity,tracks\n${lines.join('')}`
  return { id, tracks, csv }
}

/** Makes accounts of a list, and reads who is there then. */
export async function importReviewers(site: Site, as: TestUser, { id, csv }: { id: number; csv: string }) {
  const given = await ok(site.ask(`POST /api/admin/spic/${id}/reviewers/import`, { as, body: { csv } }))
  const listed = await ok(site.ask(`GET /api/admin/spic/${id}/reviewers`, { as }))
  return { given: given.reviewers, listed: listed.reviewers }
}

/** So many discussions of a competition, by people who open ten each. */
export async function openThreads(site: Site, { id }: { id: number }, count: number): Promise<void> {
  const people = await makePeople(site, Math.ceil(count / 10))
  const threads = Array.from({ length: count }, (_, at) => ({
    at,
    as: people[Math.floor(at / 10)] as TestUser,
  }))
  await eachOf(threads, ({ at, as }) =>
    ok(
      site.ask(`POST /api/competitions/${id}/discussions`, {
        as,
        body: {
          title: `如何划分验证集 ${at}？`,
          body: `我用了**五折**，第 ${at} 次得 0.${at}。标记 mark${at}x。`,
        },
      }),
    ),
  )
}

/** All discussions of a competition that a search finds, page by page as readers turn them. */
export async function threadsOf(site: Site, { id }: { id: number }, search = ''): Promise<string[]> {
  const titles: string[] = []
  for (let page = 1; ; page++) {
    const { threads, total } = await ok(
      site.ask(`GET /api/competitions/${id}/discussions?page=${page}&per_page=50&search=${search}`),
    )
    titles.push(...threads.map((thread: { title: string }) => thread.title))
    if (titles.length >= total || threads.length === 0) return titles
  }
}

/** Sends files to a new dataset by tus, a few at a time, and publishes it; answers its number. */
export async function makeDataset(
  site: Site,
  as: TestUser,
  files: readonly { name: string; content: Buffer }[],
): Promise<number> {
  const body = { titleZh: '数据', titleEn: 'Data', licence: 'CC0-1.0' }
  const { id } = await ok(site.ask('POST /api/datasets', { as, body }))
  await eachOf(files, file => sendFile(site, as, id, file))
  await publish(site, as, id)
  return id
}

export async function sendFile(
  site: Site,
  as: TestUser,
  dataset: number,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  const { upload } = await ok(
    site.ask(`POST /api/datasets/${dataset}/uploads`, {
      as,
      body: { name, size: content.length, fingerprint: 'f' },
    }),
  )
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  await ok(site.ask(`PATCH ${upload.url}` as 'PATCH /', { as, headers, bytes: content }))
}

export async function publish(site: Site, as: TestUser, dataset: number): Promise<void> {
  await site.settle()
  const { revision } = await ok(site.ask(`GET /api/datasets/${dataset}/draft`, { as }))
  await ok(site.ask(`POST /api/datasets/${dataset}/publish`, { as, body: { revision } }))
  await site.settle()
}

/** A dataset of one table, and what its profile says. */
export async function profileOf(site: Site, as: TestUser, content: Buffer) {
  const id = await makeDataset(site, as, [{ name: 'table.csv', content }])
  const file = await site.db
    .selectFrom('dataset_file')
    .select(['id', 'size', 'sha256', 'row_count'])
    .where('dataset_id', '=', id)
    .executeTakeFirstOrThrow()
  return { file, ...(await ok(site.ask(`GET /api/datasets/files/${file.id}/profile`, { as }))) }
}

/** The archive of a competition, as its organiser takes it. */
export async function exportOf(site: Site, { admin, organiser }: ManyTeams): Promise<Buffer> {
  const { id } = await ok(site.ask(`POST ${admin}/exports`, { as: organiser }))
  await site.settle()
  const { status, bytes } = await site.ask(`GET ${admin}/exports/${id}/file`, { as: organiser })
  if (status !== 200) throw new Error(`no archive: ${status}`)
  return bytes
}

/** Imports a file as an organiser does: looked at, confirmed, made. Answers the competition's number. */
export async function importFile(
  site: Site,
  as: TestUser,
  file: { name: string; content: Buffer },
  choose: (preview: Json) => object | null,
): Promise<{ preview: Json; competitionId: number }> {
  const { id, preview } = await ok(site.ask('POST /api/admin/imports', { as, file }))
  await ok(site.ask(`POST /api/admin/imports/${id}/confirmation`, { as, body: { choices: choose(preview) } }))
  await site.settle()
  const { state, problem, competitionId } = await ok(site.ask(`GET /api/admin/imports/${id}`, { as }))
  if (state !== 'done') throw new Error(`not imported: ${JSON.stringify(problem)}`)
  return { preview, competitionId }
}
