import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockTeam } from '../../../../competing/teams/server/public.ts'
import { codesOfTeam, shareCode, unshareCode } from '../../../source-code/server/public.ts'
import { discussionFaults } from '../../faults.ts'
import { editPost } from './edit-post.ts'
import { openThread } from './open-thread.ts'
import { solutionOfTeam } from '../solutions.reads.ts'

export type SolutionToSave = {
  competitionId: number
  teamId: number
  userId: number
  title: string
  body: string
  html: string
  repositoryUrl: string
  codeId: number | null
  revision: number | undefined
  now: Date
}

/** A team's solution as a thread, or another text in the one that is there. Two saves of one team follow each other. */
export async function saveSolution(tx: Tx, ask: SolutionToSave): Promise<{ threadId: number }> {
  await lockTeam(tx, ask.teamId)
  const codes = ask.codeId === null ? [] : await codesOfTeam(tx, ask.teamId)
  if (ask.codeId !== null && !codes.some(code => code.id === ask.codeId))
    throw new Failure(discussionFaults.codeNotFound)
  const known = await solutionOfTeam(tx, ask.teamId)
  const links = { repository_url: ask.repositoryUrl || null, code_id: ask.codeId }
  const { userId, title, body, html, now } = ask
  let threadId: number
  if (known) {
    if (known.authorId !== userId) throw new Failure(discussionFaults.otherAuthor)
    await editPost(tx, {
      postId: known.openingId,
      threadId: known.threadId,
      asker: { userId, isModerator: false },
      // Who thinks that there is none yet has not read the one that there is.
      revision: ask.revision ?? 0,
      title,
      body,
      html,
      now,
    })
    if (known.codeId !== null && known.codeId !== ask.codeId)
      await unshareCode(tx, { id: known.codeId, userId })
    await tx.updateTable('discussion_solution').set(links).where('thread_id', '=', known.threadId).execute()
    threadId = known.threadId
  } else {
    const { competitionId } = ask
    const of = { competitionId, authorId: userId, writtenAs: 'member' as const, tag: 'solution' as const }
    threadId = (await openThread(tx, { ...of, title, body, html, now })).id
    await tx
      .insertInto('discussion_solution')
      .values({ thread_id: threadId, competition_id: competitionId, team_id: ask.teamId, ...links })
      .execute()
  }
  if (ask.codeId !== null) await shareCode(tx, { id: ask.codeId, userId, now })
  return { threadId }
}
