import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { publishedCode } from '../../source-code/server/public.ts'
import { excerptLength, excerptOf } from '../rules.ts'

/** What comes with a thread that is a solution. */
export async function solutionOf(db: Db, threadId: number) {
  const row = await db
    .selectFrom('discussion_solution')
    .select(['repository_url as repositoryUrl', 'code_id as codeId'])
    .where('thread_id', '=', threadId)
    .executeTakeFirst()
  if (!row) return undefined
  const code = row.codeId === null ? undefined : await publishedCode(db, row.codeId)
  return { repositoryUrl: row.repositoryUrl, code: code ?? null }
}

/** A team's solution as its captain edits it. */
export const solutionOfTeam = (db: Db | Tx | ReadDb, teamId: number) =>
  db
    .selectFrom('discussion_solution as s')
    .innerJoin('discussion_thread as t', 't.id', 's.thread_id')
    .innerJoin('discussion_post as o', join =>
      join.onRef('o.thread_id', '=', 't.id').on('o.is_opening', '=', true),
    )
    .where('s.team_id', '=', teamId)
    .select(['t.id as threadId', 't.author_id as authorId', 't.title', 'o.id as openingId', 'o.body'])
    .select(['o.revision', 's.repository_url as repositoryUrl', 's.code_id as codeId'])
    .select(['t.locked_at as lockedAt', 't.vote_count as voteCount', 't.reply_count as replyCount'])
    .executeTakeFirst()

/** Which of these teams have published a solution, and where it is read: one query, however many. */
export async function solutionsOfTeams(db: ReadDb, teamIds: readonly number[]) {
  if (teamIds.length === 0) return []
  return db
    .selectFrom('discussion_solution as s')
    .innerJoin('discussion_thread as t', 't.id', 's.thread_id')
    .where(eb => eb('s.team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .where('t.hidden_at', 'is', null)
    .orderBy('s.team_id')
    .select(['s.team_id as teamId', 't.id as threadId', 't.title'])
    .execute()
}

/** A team's solution as everybody finds it on the page of the team. */
export async function shownSolution(db: ReadDb, teamId: number) {
  const found = await solutionOfTeam(db, teamId)
  if (!found) return null
  const { threadId, title, body, voteCount, replyCount } = found
  return { threadId, title, excerpt: excerptOf(body, excerptLength), voteCount, replyCount }
}
