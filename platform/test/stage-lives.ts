import { makeDataset, type TestUser } from './factories.ts'
import type { World } from './world.ts'

type Lives = {
  each: readonly number[]
  captain: TestUser
  /** Whom the captain follows, and who follows them: new people for each. */
  others: readonly TestUser[]
  competitionId: number
  threadId: number
  articleId: number
}

/** What the captain keeps and published, whom they follow, and what all of those did. */
export async function fillLives(world: World, lives: Lives): Promise<void> {
  const { db, clock } = world
  const now = clock.now()
  const { each, captain, others } = lives
  const datasets: { id: number }[] = []
  for (const index of each)
    datasets.push(
      await makeDataset(world, { owner_id: captain.id, title_zh: `数据 ${index}`, published_at: now }),
    )
  const kept = { user_id: captain.id, created_at: now }
  await db
    .insertInto('bookmark')
    .values([
      { ...kept, competition_id: lives.competitionId },
      { ...kept, thread_id: lives.threadId },
      { ...kept, article_id: lives.articleId },
      ...datasets.map(({ id }) => ({ ...kept, dataset_id: id })),
    ])
    .execute()
  await db
    .insertInto('follow')
    .values(
      others.flatMap(({ id }) => [
        { sponsor_id: captain.id, followed_id: id, created_at: now },
        { sponsor_id: id, followed_id: captain.id, created_at: now },
      ]),
    )
    .execute()
  const prizes = await db
    .insertInto('user_accomplishment')
    .values(
      others.map(({ id }) => ({
        user_id: id,
        kind: 'prize' as const,
        name: '一等奖',
        organization: '',
        got_on: null,
        description: '',
        created_at: now,
      })),
    )
    .returning(['id', 'user_id'])
    .execute()
  await db
    .insertInto('activity_event')
    .values([
      ...prizes.map(({ id, user_id }) => ({ user_id, kind: 'prize' as const, subject_id: id, at: now })),
      ...datasets.map(({ id }) => ({
        user_id: captain.id,
        kind: 'dataset' as const,
        subject_id: id,
        at: now,
      })),
    ])
    .execute()
}
