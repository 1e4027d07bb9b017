import type { World } from './world.ts'

/** Something that somebody was told of; answers its id. */
export async function makeNotice(
  world: Pick<World, 'db' | 'clock'>,
  userId: number,
  given: { text?: string; kind?: string; path?: string; readAt?: Date | null; createdAt?: Date } = {},
): Promise<number> {
  const { text = '你好', kind = 'team.members', path = '/competitions', readAt = null } = given
  const { id } = await world.db
    .insertInto('notice')
    .values({
      user_id: userId,
      kind,
      text_zh: text,
      text_en: text,
      path,
      on_site: true,
      for_digest: false,
      created_at: given.createdAt ?? world.clock.now(),
      read_at: readAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
