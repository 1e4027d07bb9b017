import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Returned } from '../../../../base/contract/call.ts'
import { Failure, type Fault } from '../../../../base/contract/failure.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { blockedAmong, blockedBy } from '../../follows/server/public.ts'
import type { listMessages } from '../contract.ts'
import { inboxFaults } from '../faults.ts'
import { isSystem } from '../rules.ts'
import { seenBy } from './messages.ts'
import { inboxCountsOf, sessionsOf } from './sessions.views.ts'
import { systemHtml } from './system-html.ts'

type Conversation = Returned<typeof listMessages>
type Ask = {
  userId: number
  otherId: number
  page: number
  perPage: number
  before: number | undefined
  lang: Lang
}

/** What two people wrote each other, as one of them still sees it, and whether there can be more of it. */
export async function conversationView(db: ReadDb, ask: Ask): Promise<Conversation> {
  const { userId, otherId, perPage, lang } = ask
  const [other, side, sessions, counts, blocked, own] = await Promise.all([
    db
      .selectFrom('app_user')
      .select(['id', 'user_name', 'avatar', 'disabled_at'])
      .where('id', '=', otherId)
      .executeTakeFirst(),
    db
      .selectFrom('conversation_side')
      .select('conversation_id')
      .where('user_id', '=', userId)
      .where('other_id', '=', otherId)
      .executeTakeFirst(),
    sessionsOf(db, userId, { limit: 1, otherId }),
    inboxCountsOf(db, userId),
    blockedAmong(db, userId, [otherId]),
    blockedBy(db, userId, [otherId]),
  ])
  if (!other || (other.disabled_at && !side)) throw new Failure(inboxFaults.noSuchPerson)
  let found = db
    .selectFrom('message')
    .select(['id', 'sender_id', 'content', 'created_at', 'read_at'])
    .where('conversation_id', '=', side?.conversation_id ?? 0)
    .where(seenBy(userId))
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .offset((ask.page - 1) * perPage)
  if (ask.before !== undefined) found = found.where('id', '<', ask.before)
  const rows = await found.execute()
  const denied = writeDenied(ask, {
    isGone: other.disabled_at !== null,
    isBlocked: own.has(otherId),
    isRefused: blocked.has(otherId),
  })
  return {
    messages: await Promise.all(
      rows.slice(0, perPage).map(async row => ({
        id: row.id,
        sender_id: row.sender_id,
        content: row.content,
        html: isSystem(row.sender_id) ? await systemHtml(row.content) : null,
        created_at: row.created_at,
        is_read: row.read_at !== null,
      })),
    ),
    has_more: rows.length > perPage,
    participantor: { id: other.id, name: other.user_name, avatar: other.avatar },
    sessions,
    ...counts,
    abilities: {
      write: abilityOf(denied, lang),
      report: abilityOf(side && userId !== otherId ? undefined : inboxFaults.noConversation, lang),
    },
    is_blocked: own.has(otherId),
  }
}

function writeDenied(
  { userId, otherId }: Ask,
  state: { isGone: boolean; isBlocked: boolean; isRefused: boolean },
): Fault | undefined {
  if (userId === otherId) return inboxFaults.toSelf
  if (isSystem(otherId)) return inboxFaults.systemReceiver
  if (state.isGone) return inboxFaults.noSuchPerson
  if (state.isBlocked) return inboxFaults.youBlocked
  return state.isRefused ? inboxFaults.notTaken : undefined
}
