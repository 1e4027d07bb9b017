import type { Tx } from '../base/database/tables.ts'
import { noticeOfFollow } from '../features/people/follows/server/tell-of-follow.ts'
import { readNotices } from '../features/people/notices/server/commands/read-notices.ts'
import { deliver } from '../features/people/notices/server/public.ts'
import type { Somebody } from './insert-people.ts'
import { insertSmallTalk } from './insert-small-talk.ts'
import { keepPicture, type Put } from './keep-picture.ts'
import { banner, portrait } from './portraits.ts'
import { makeRandom } from './random.ts'

type Lives = {
  people: readonly Somebody[]
  /** The demo's accounts, which people know and follow like the others. */
  staff: readonly { id: number; name: string }[]
  competitions: readonly number[]
  now: Date
}

const day = 86_400_000

/** Faces and banners, whom everybody follows, and what they keep. */
export async function insertLives(tx: Tx, put: Put, lives: Lives): Promise<void> {
  const everybody = [...lives.staff, ...lives.people]
  const ids = everybody.map(({ id }) => id)
  await drawPeople(tx, put, ids)
  const follows = await insertFollows(tx, ids, lives.now)
  await tellOfFollows(tx, everybody, follows, lives.now)
  const pairs = new Set(follows.map(({ sponsor_id, followed_id }) => `${sponsor_id} ${followed_id}`))
  await insertSmallTalk(tx, { people: lives.people, pairs, now: lives.now })
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

type Follow = { sponsor_id: number; followed_id: number; created_at: Date }

/** A few are followed by many, and about one in three follows back. */
async function insertFollows(tx: Tx, ids: readonly number[], now: Date): Promise<Follow[]> {
  const random = makeRandom(5_077)
  const pairs = new Set<string>()
  const rows: Follow[] = []
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
  return rows
}

/** Of the followers of the last weeks people were told; they have read of all but those of the last days. */
async function tellOfFollows(
  tx: Tx,
  everybody: readonly { id: number; name: string }[],
  follows: readonly Follow[],
  now: Date,
): Promise<void> {
  const known = new Set(everybody.map(person => person.id))
  const since = (days: number) => now.getTime() - days * day
  const told = follows
    .filter(({ created_at }) => created_at.getTime() > since(14))
    .toSorted((x, y) => x.created_at.getTime() - y.created_at.getTime())
  const tell = async (some: readonly Follow[]) => {
    for (const { sponsor_id, followed_id, created_at } of some) {
      if (!known.has(sponsor_id)) continue
      const notice = noticeOfFollow({ sponsorId: sponsor_id, followedId: followed_id })
      await deliver(tx, { ...notice, to: [followed_id] }, created_at)
    }
  }
  await tell(told.filter(({ created_at }) => created_at.getTime() <= since(4)))
  for (const { id } of everybody)
    await readNotices(tx, { userId: id, id: undefined, now: new Date(since(4)) })
  await tell(told.filter(({ created_at }) => created_at.getTime() > since(4)))
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
