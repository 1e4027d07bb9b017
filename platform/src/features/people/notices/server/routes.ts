import { Failure } from '../../../../base/contract/failure.ts'
import { sendEvents } from '../../../../base/http/event-stream.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import * as calls from '../contract.ts'
import { noticeFaults } from '../faults.ts'
import { deleteNotice } from './commands/delete-notice.ts'
import { readNotices } from './commands/read-notices.ts'
import { saveSettings } from './commands/save-settings.ts'
import { inboxTopic } from './live.ts'
import { countUnreadNotices } from './reads.ts'
import { settingsOf } from './settings.ts'
import { noticeOf, noticesOf } from './views.ts'

/** A stream ends and is opened anew, so that whoever signed out hears nothing more. */
const longest = 5 * 60_000

export const noticeHandlers: Handler[] = [
  handle(calls.listNotices, async ({ read, viewer, lang }, { query }) => {
    const [page, unread] = await Promise.all([
      noticesOf(read, viewer.userId, { ...query, lang }),
      countUnreadNotices(read, viewer.userId),
    ])
    return { ...page, unread_count: unread }
  }),

  handle(calls.readNotices, ({ viewer, lang, now, write }, { body: { id } }) =>
    write(async tx => {
      if (id !== undefined) await noticeOf(tx, viewer.userId, id, lang)
      const affectedRows = await readNotices(tx, { userId: viewer.userId, id, now })
      return { affectedRows, unread_count: await countUnreadNotices(tx, viewer.userId) }
    }),
  ),

  handle(calls.getNotice, ({ read, viewer, lang }, { params }) =>
    noticeOf(read, viewer.userId, params.id, lang),
  ),

  handle(calls.deleteNotice, ({ viewer, write }, { params }) =>
    write(async tx => {
      if (!(await deleteNotice(tx, { userId: viewer.userId, id: params.id })))
        throw new Failure(noticeFaults.notFound)
      return { affectedRows: 1 }
    }),
  ),

  handle(calls.watchInbox, context =>
    sendEvents(context, (send, end) => {
      // Something at once: whoever waits knows that it is heard.
      send({})
      const timer = setTimeout(end, longest)
      const unsubscribe = context.live.subscribe(inboxTopic(context.viewer.userId), news => send(news))
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    }),
  ),

  handle(calls.getNoticeSettings, ({ db, viewer, lang }) => settingsOf(db, { ...viewer, lang })),

  handle(calls.saveNoticeSettings, ({ viewer, lang, write }, { body: { settings, digest } }) =>
    write(async tx => {
      await saveSettings(tx, { userId: viewer.userId, choices: settings, digest })
      return settingsOf(tx, { ...viewer, lang })
    }),
  ),
]
