import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { changeAcceptedDenied, moderateDenied, replyDenied, type Asker } from '../policy.ts'
import type { threadView } from '../schema.ts'
import { solutionOf } from './solutions.reads.ts'
import { threadFacts, type Thread } from './load.ts'
import { ability, postViews } from './posts.views.ts'
import { threadCardOf } from './threads.views.ts'

type Ask = {
  thread: Thread
  asker: Asker
  page: number
  perPage: number
  /** Shows the page on which this post stands. */
  post: number | undefined
  lang: Lang
}

/** The question, the accepted answer, and one page of the replies in the order in which they were written. */
export async function viewThread(db: Db, ask: Ask): Promise<z.input<typeof threadView>> {
  const { thread, asker, perPage, lang } = ask
  const page = (await pageOf(db, ask)) ?? ask.page
  const [card, solution, opening, replies, count] = await Promise.all([
    threadCardOf(db, thread.id),
    thread.tag === 'solution' ? solutionOf(db, thread.id) : undefined,
    db
      .selectFrom('discussion_post')
      .select('id')
      .where('thread_id', '=', thread.id)
      .where('is_opening', '=', true)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('discussion_post')
      .select('id')
      .where('thread_id', '=', thread.id)
      .where('is_opening', '=', false)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom('discussion_post')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('thread_id', '=', thread.id)
      .where('is_opening', '=', false)
      .executeTakeFirstOrThrow(),
  ])
  const onPage = replies.map(row => row.id)
  const ids = [opening.id, ...onPage, ...(thread.accepted_post_id === null ? [] : [thread.accepted_post_id])]
  const views = await postViews(db, [...new Set(ids)], { thread, asker, lang })
  const first = views.get(opening.id)
  if (!first) throw new Error(`thread ${thread.id} has no opening`)
  const facts = threadFacts(thread)
  return {
    thread: {
      ...card,
      solution: solution ?? null,
      acceptedPostId: thread.accepted_post_id,
      abilities: {
        reply: ability(replyDenied(asker, facts), lang),
        moderate: ability(moderateDenied(asker), lang),
        changeAccepted: ability(changeAcceptedDenied(asker, facts), lang),
      },
    },
    opening: first,
    accepted: thread.accepted_post_id === null ? null : (views.get(thread.accepted_post_id) ?? null),
    posts: onPage.flatMap(id => views.get(id) ?? []),
    // Stones count: they keep their places.
    total: count.total,
    page,
    perPage,
  }
}

async function pageOf(db: Db, { post, thread, perPage }: Ask): Promise<number | undefined> {
  if (post === undefined) return undefined
  const { before } = await db
    .selectFrom('discussion_post')
    .select(eb => eb.fn.countAll<number>().as('before'))
    .where('thread_id', '=', thread.id)
    .where('is_opening', '=', false)
    .where('id', '<', post)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('discussion_post')
          .select('id')
          .where('id', '=', post)
          .where('thread_id', '=', thread.id)
          .where('is_opening', '=', false),
      ),
    )
    .executeTakeFirstOrThrow()
  return Math.floor(before / perPage) + 1
}
