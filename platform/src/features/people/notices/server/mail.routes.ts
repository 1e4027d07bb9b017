import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { noticeFaults } from '../faults.ts'
import { channelsOf } from '../rules.ts'
import * as calls from '../mail.contract.ts'
import { unsubscribe } from './commands/unsubscribe.ts'
import { allNoticeKinds } from './hooks.ts'
import { mailsBefore } from './mails.views.ts'
import { choicesOf, wantsDigest } from './reads.ts'
import { digest, readUnsubscribeToken, type Unsubscribing } from './unsubscribe-token.ts'

export const mailHandlers: Handler[] = [
  handle(calls.getUnsubscribing, ({ db, settings, lang }, { params }) =>
    describe(db, requireLink(params.token, settings.sessionSecret), lang),
  ),

  handle(calls.unsubscribe, ({ settings, lang, write }, { params }) => {
    const link = requireLink(params.token, settings.sessionSecret)
    return write(async tx => {
      await unsubscribe(tx, link)
      return describe(tx, link, lang)
    })
  }),

  handleStaff(calls.listMails, async ({ db, settings }, { query }) => ({
    ...(await mailsBefore(db, query)),
    isSending: settings.SMTP_URL !== undefined,
  })),
]

function requireLink(token: string, secret: string): Unsubscribing {
  const link = readUnsubscribeToken(token, secret)
  if (!link) throw new Failure(noticeFaults.noSuchLink)
  return link
}

async function describe(db: Db | Tx, { userId, what }: Unsubscribing, lang: Lang) {
  if (what === digest) return { kind: null, isOff: !(await wantsDigest(db, userId)) }
  const kind = allNoticeKinds.run().get(what)
  // Of a kind that is gone nothing is mailed.
  if (!kind) return { kind: what, isOff: true }
  const { mail } = channelsOf(kind, (await choicesOf(db, what, [userId])).get(userId))
  return { kind: localize(kind.title, lang), isOff: mail === 'off' }
}
