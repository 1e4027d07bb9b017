import { sql } from 'kysely'
import { audit } from '../../../../base/audit/audit.ts'
import { layOut } from '../../../../base/archive/zip-layout.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { enqueue } from '../../../../base/jobs/job.ts'
import * as calls from '../contract.ts'
import { ownDataFaults } from '../faults.ts'
import { expiresAt, isFresh } from '../rules.ts'
import { askDeletion } from './commands/ask-deletion.ts'
import { makeDownload } from './job.ts'
import { sendDownload } from './send-download.ts'

const shown = ['id', 'state', 'created_at', 'expires_at', 'size'] as const
type Shown = {
  id: number
  state: 'waiting' | 'done' | 'failed'
  created_at: Date
  expires_at: Date
  size: number | null
}
const downloadView = (row: Shown) => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  size: row.size,
})

export const ownDataHandlers: Handler[] = [
  handle(calls.getOwnData, async ({ db, viewer, settings, now }) => {
    const [downloads, deletion] = await Promise.all([
      db
        .selectFrom('own_data_download')
        .select(shown)
        .where('user_id', '=', viewer.userId)
        .where('expires_at', '>', now)
        .orderBy('id', 'desc')
        .limit(20)
        .execute(),
      db
        .selectFrom('account_deletion')
        .select(['asked_at', 'due_at'])
        .where('user_id', '=', viewer.userId)
        .executeTakeFirst(),
    ])
    return {
      downloads: downloads.map(downloadView),
      deletion: deletion ? { askedAt: deletion.asked_at, dueAt: deletion.due_at } : null,
      isFresh: isFresh(viewer.authenticatedAt, now),
      signOnGoes: settings.embeddedSso,
    }
  }),

  handle(calls.askDownload, ({ viewer, now, address, write }) =>
    write(async tx => {
      const asked = await tx
        .insertInto('own_data_download')
        .values({ user_id: viewer.userId, created_at: now, expires_at: expiresAt(now) })
        // Written out: with a parameter in its place the index is not found once the statement is prepared.
        .onConflict(conflict =>
          conflict
            .column('user_id')
            .where(sql<boolean>`state = 'waiting'`)
            .doNothing(),
        )
        .returning(shown)
        .executeTakeFirst()
      if (!asked) throw new Failure(ownDataFaults.beingMade)
      await enqueue(tx, makeDownload, { downloadId: asked.id })
      await audit(
        tx,
        { userId: viewer.userId, address },
        { action: 'account.download', subject: 'user', subjectId: viewer.userId },
        now,
      )
      return downloadView(asked)
    }),
  ),

  handle(calls.takeDownload, async (context, { params }) => {
    const row = await context.db
      .selectFrom('own_data_download')
      .select(['documents_key', 'entries', 'created_at'])
      .where('id', '=', params.id)
      .where('user_id', '=', context.viewer.userId)
      .where('expires_at', '>', context.now)
      .executeTakeFirst()
    if (!row?.documents_key || !row.entries) throw new Failure(ownDataFaults.noSuchDownload)
    const { documents_key: documentsKey, entries } = row
    const at = row.created_at
    await sendDownload(context, {
      documentsKey,
      entries,
      layout: layOut(entries.map(entry => ({ ...entry, at }))),
      name: `leitai-${context.viewer.userId}-${at.toISOString().slice(0, 10)}.zip`,
    })
  }),

  handle(calls.askDeletion, ({ viewer, now, address, write }) =>
    write(tx => {
      if (!isFresh(viewer.authenticatedAt, now)) throw new Failure(ownDataFaults.signInAgain)
      return askDeletion(tx, { userId: viewer.userId, actor: { userId: viewer.userId, address }, now })
    }),
  ),

  handle(calls.cancelDeletion, ({ viewer, now, address, write }) =>
    write(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('account_deletion')
        .where('user_id', '=', viewer.userId)
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n)
        await audit(
          tx,
          { userId: viewer.userId, address },
          { action: 'account.cancel-deletion', subject: 'user', subjectId: viewer.userId },
          now,
        )
      return { affectedRows: Number(numDeletedRows) }
    }),
  ),
]
