import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { noticeFaults } from '../faults.ts'
import * as calls from '../mail.contract.ts'
import { unsubscribe } from './commands/unsubscribe.ts'
import { allNoticeKinds } from './hooks.ts'
import { mailsBefore } from './mails.views.ts'
import { settingsOf } from './settings.ts'
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
  const chosen = await settingsOf(db, { userId, emailBound: false, lang })
  if (what === digest) return { kind: null, isOff: !chosen.digest }
  const setting = chosen.settings.find(({ kind }) => kind === what)
  const title = allNoticeKinds.run().get(what)?.title
  return { kind: title ? localize(title, lang) : what, isOff: setting ? setting.mail === 'off' : true }
}
