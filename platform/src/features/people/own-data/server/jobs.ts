import { layOut } from '../../../../base/archive/zip-layout.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { json } from '../../../../base/database/json.ts'
import { work } from '../../../../base/jobs/job.ts'
import { noteSignOnRemoved, removeSignOnAccount } from '../../identity/server/public.ts'
import { systemAccount } from '../../identity/rules.ts'
import { notify } from '../../notices/server/public.ts'
import { collect } from './collect.ts'
import { forgetPerson, leave } from './commands/leave.ts'
import { keepDocuments } from './commands/keep-documents.ts'
import { leaveDue, makeDownload, removeSignOn } from './job.ts'

const hour = 3_600_000

export const ownDataJobs = [
  work(makeDownload, async ({ db, storage, clock }, { downloadId }, run) => {
    const asked = await db
      .selectFrom('own_data_download')
      .select(['user_id', 'created_at'])
      .where('id', '=', downloadId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!asked) return
    try {
      const entries = await collect(
        { db, storage },
        {
          userId: asked.user_id,
          signal: run.signal,
          onKey: key =>
            db.transaction().execute(tx => keepDocuments(tx, { downloadId, key, now: clock.now() })),
        },
      )
      const { size } = layOut(entries.map(entry => ({ ...entry, at: asked.created_at })))
      await db.transaction().execute(async tx => {
        const { numUpdatedRows } = await tx
          .updateTable('own_data_download')
          .set({
            state: 'done',
            ended_at: clock.now(),
            entries: json(entries),
            size,
          })
          .where('id', '=', downloadId)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return
        await notify(
          tx,
          {
            key: `own-data:${downloadId}`,
            kind: 'account.download-ready',
            text: {
              zh: '你的个人数据已经整理好，可以下载了。七天后会自动删除。',
              en: 'Your data is ready to download. It will be removed after seven days.',
            },
            path: '/users/v2/setting-data',
          },
          { to: [asked.user_id], actor: systemAccount },
        )
      })
    } catch (error) {
      if (run.isLastAttempt)
        await db
          .updateTable('own_data_download')
          .set({ state: 'failed', ended_at: clock.now() })
          .where('id', '=', downloadId)
          .where('state', '=', 'waiting')
          .execute()
      throw error
    }
  }),

  work(leaveDue, async ({ db, settings }, _payload, { now, log }) => {
    await db.deleteFrom('own_data_download').where('expires_at', '<', now).execute()
    const due = await db
      .selectFrom('account_deletion')
      .select('user_id')
      .where('done_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .execute()
    // A job that began before they left may have told them something afterwards, or counted them.
    const gone = await db
      .selectFrom('account_deletion')
      .select('user_id')
      .where('done_at', '>', new Date(now.getTime() - 2 * hour))
      .execute()
    const failed: unknown[] = []
    const each = [
      ...gone.map(row => ({
        userId: row.user_id,
        run: (tx: Tx, userId: number) => forgetPerson(tx, userId),
      })),
      ...due.map(row => ({
        userId: row.user_id,
        run: (tx: Tx, userId: number) => leave(tx, { userId, now, signOnGoes: settings.embeddedSso }),
      })),
    ]
    for (const { userId, run } of each)
      try {
        await db.transaction().execute(tx => run(tx, userId))
      } catch (error) {
        // Nobody waits for what cannot be done for another.
        log.error({ err: error, userId }, 'could not leave')
        failed.push(error)
      }
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of ${each.length} could not leave`)
  }),

  work(removeSignOn, async ({ db, settings, clock }, { sub }) => {
    await removeSignOnAccount(settings, sub)
    await db.transaction().execute(tx => noteSignOnRemoved(tx, { ssoId: sub, now: clock.now() }))
  }),
]
