import type { Tx } from '../base/database/tables.ts'
import type { Somebody } from './insert-people.ts'
import { keepPicture, type Put } from './keep-picture.ts'
import { banner, portrait } from './portraits.ts'
import { makeRandom } from './random.ts'

type Lives = {
  people: readonly Somebody[]
  /** The demo's accounts, which people know and follow like the others. */
  staff: readonly number[]
  competitions: readonly number[]
  now: Date
}

const day = 86_400_000

/** Faces and banners, whom everybody follows, and what they keep. */
export async function insertLives(tx: Tx, put: Put, lives: Lives): Promise<void> {
  const ids = [...lives.staff, ...lives.people.map(({ id }) => id)]
  await drawPeople(tx, put, ids)
  await insertFollows(tx, ids, lives.now)
  await insertBookmarks(tx, ids, lives)
}

/** Two in three have a face, one in three a banner; the others keep their initial. */
async function drawPeople(tx: Tx, put: Put, ids: readonly number[]): Promise<void> {
  const random = makeRandom(3_031)
  for (const [index, id] of ids.entries()) {
    const isKnown = index < 5
    const avatar = isKnown || random.next() < 0.66 ? await keepPicture(tx, put, portrait(index)) : null
    const user_banner = isKnown || random.next() < 0.33 ? await keepPicture(tx, put, banner(index)) : null
    if (avatar !== null || user_banner !== null)
      await tx.updateTable('app_user').set({ avatar, user_banner }).where('id', '=', id).execute()
  }
}

/** A few are followed by many, and about one in three follows back. */
async function insertFollows(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const random = makeRandom(5_077)
  const pairs = new Set<string>()
  const rows: { sponsor_id: number; followed_id: number; created_at: Date }[] = []
  const follow = (sponsor: number, followed: number) => {
    const key = `${sponsor} ${followed}`
    if (sponsor === followed || pairs.has(key)) return
    pairs.add(key)
    rows.push({
      sponsor_id: sponsor,
      followed_id: followed,
      created_at: new Date(now.getTime() - random.next() * 60 * day),
    })
  }
  for (const id of ids)
    for (let more = 3 + random.integer(10); more > 0; more--) {
      // The square of what is even draws the first ones, who are so the best known.
      const other = ids[Math.floor(random.next() ** 2 * ids.length)] as number
      follow(id, other)
      if (random.next() < 0.35) follow(other, id)
    }
  await tx.insertInto('follow').values(rows).execute()
}

async function insertBookmarks(tx: Tx, ids: readonly number[], { competitions, now }: Lives): Promise<void> {
  const random = makeRandom(7_109)
  const one = <T extends { id: number }>(rows: readonly T[]) => rows.map(({ id }) => id)
  const datasets = one(
    await tx.selectFrom('dataset').select('id').where('published_at', 'is not', null).orderBy('id').execute(),
  )
  const threads = one(await tx.selectFrom('discussion_thread').select('id').orderBy('id').execute())
  const articles = one(await tx.selectFrom('article').select('id').orderBy('id').execute())
  const rows = ids.flatMap(user_id => {
    const at = () => new Date(now.getTime() - random.next() * 40 * day)
    const some = (from: readonly number[], share: number) => from.filter(() => random.next() < share)
    return [
      ...some(competitions, 0.4).map(competition_id => ({ user_id, competition_id, created_at: at() })),
      ...some(datasets, 0.12).map(dataset_id => ({ user_id, dataset_id, created_at: at() })),
      ...some(threads, 0.2).map(thread_id => ({ user_id, thread_id, created_at: at() })),
      ...some(articles, 0.15).map(article_id => ({ user_id, article_id, created_at: at() })),
    ]
  })
  // A later one has the higher number.
  const inOrder = rows.toSorted((x, y) => x.created_at.getTime() - y.created_at.getTime())
  await tx.insertInto('bookmark').values(inOrder).execute()
}
