import { handle, type Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../contract.ts'
import * as reportCalls from '../reports.contract.ts'
import { hideConversation, hideMessage } from './commands/hide-messages.ts'
import { readMessages } from './commands/read-messages.ts'
import { reportConversation } from './commands/report-conversation.ts'
import { resolveReport } from './commands/resolve-report.ts'
import { sendMessage } from './commands/send-message.ts'
import { conversationView } from './conversation.views.ts'
import { conversationReports } from './reports.views.ts'
import { sessionPage } from './sessions.views.ts'
import { countUnread, countUnreadMessages } from './unread.ts'

export const inboxHandlers: Handler[] = [
  handle(calls.getUnreadCount, async ({ read, viewer }) => {
    const unread = await countUnread(read, viewer.userId)
    return { ...unread, unread_count: unread.messages + unread.notices }
  }),

  handle(calls.getPreview, ({ read, viewer }, { query }) => sessionPage(read, viewer.userId, query)),

  handle(calls.listSessions, ({ read, viewer }, { query }) => sessionPage(read, viewer.userId, query)),

  handle(calls.listMessages, ({ read, viewer, lang }, { query }) =>
    conversationView(read, {
      userId: viewer.userId,
      otherId: query.participator,
      page: query.page,
      perPage: query.per_page,
      before: query.before,
      lang,
    }),
  ),

  handle(calls.readAllMessages, ({ viewer, now, write }) =>
    write(async tx => ({
      affectedRows: await readMessages(tx, { userId: viewer.userId, now }),
      unread_count: await countUnreadMessages(tx, viewer.userId),
    })),
  ),

  handle(calls.readMessages, ({ viewer, now, write }, { body }) =>
    write(async tx => ({
      affectedRows: await readMessages(tx, { userId: viewer.userId, messages: body.messages, now }),
      unread_count: await countUnreadMessages(tx, viewer.userId),
    })),
  ),

  handle(calls.sendMessage, ({ viewer, now, write }, { body }) =>
    write(async tx => {
      const messages = await sendMessage(tx, { senderId: viewer.userId, ...body, now })
      return { affectedRows: messages.length, messages }
    }),
  ),

  handle(calls.deleteMessage, ({ viewer, write }, { params }) =>
    write(tx => hideMessage(tx, { userId: viewer.userId, id: params.id })),
  ),

  handle(calls.deleteConversation, ({ viewer, write }, { params }) =>
    write(async tx => ({
      affectedRows: await hideConversation(tx, { userId: viewer.userId, id: params.id }),
    })),
  ),

  handle(calls.reportConversation, ({ viewer, now, write }, { body }) => {
    const { participator: reportedId, reason, note } = body
    return write(tx => reportConversation(tx, { reporterId: viewer.userId, reportedId, reason, note, now }))
  }),

  handleStaff(reportCalls.listConversationReports, ({ db }, { query }) => conversationReports(db, query)),

  handleStaff(reportCalls.resolveConversationReport, ({ viewer, address, now, write }, { params, body }) =>
    write(async tx => {
      await resolveReport(tx, {
        id: params.id,
        ...body,
        actor: { userId: viewer.userId, address },
        now,
      })
      return { affectedRows: 1 }
    }),
  ),
]
