import { Readable } from 'node:stream'
import { isTerms, tabs } from '../src/features/content/help/rules.ts'
import type { TestUser } from './factories.ts'
import { pixel } from './pixel.ts'
import type { World } from './world.ts'

/** Every document of the help in as many versions, those of the terms to be agreed to; the newest waits for the captain. */
export async function fillHelp(world: World, name: string, rows: number, captain: TestUser): Promise<void> {
  const { db, clock } = world
  for (const tab of tabs) {
    const { count } = await db
      .selectFrom('help_version')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('tab', '=', tab)
      .executeTakeFirstOrThrow()
    const made = await db
      .insertInto('help_version')
      .values(
        Array.from({ length: rows + 1 }, (_, index) => ({
          tab,
          number: count + index + 1,
          title_zh: name,
          title_en: name,
          body_zh: `# ${name}\n\n${name}`,
          body_en: `# ${name}\n\n${name}`,
          note_zh: name,
          note_en: name,
          asks_consent: isTerms(tab),
          published_at: clock.now(),
          published_by: null,
        })),
      )
      .returning('id')
      .execute()
    if (isTerms(tab))
      await db
        .insertInto('help_consent')
        .values(
          made
            .slice(0, -1)
            .map(({ id }) => ({ user_id: captain.id, version_id: id, agreed_at: clock.now() })),
        )
        .execute()
  }
  for (let index = 0; index < rows; index++) await addFeedback(world, captain, `${name} ${index}`)
}

/** Feedback that waits. */
export async function addFeedback(
  { db, clock, storage }: World,
  user: TestUser,
  body: string,
  { hasPicture = false } = {},
): Promise<number> {
  const stored = hasPicture
    ? await storage.put(Readable.from([pixel]), { maxBytes: pixel.length })
    : undefined
  const { id } = await db
    .insertInto('feedback')
    .values({
      kind: 'problem',
      body,
      page: '/competitions',
      log_id: null,
      contact: null,
      ...(stored && {
        picture_key: stored.key,
        picture_sha256: stored.sha256,
        picture_size: stored.size,
        picture_name: 'picture.png',
      }),
      user_id: user.id,
      created_at: clock.now(),
      answer: null,
      answered_at: null,
      answered_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
