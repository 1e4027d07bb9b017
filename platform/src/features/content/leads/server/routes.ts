import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { getCooperation, getRiddle, sendLead } from '../contract.ts'
import { riddleBits } from '../rules.ts'
import { cooperationView } from './cases.views.ts'
import { keepLead } from './commands/send-lead.ts'
import { newRiddle, requireSolved } from './riddle.ts'

export const leadHandlers: Handler[] = [
  handleForAll(getCooperation, ({ read, lang, now }) => cooperationView(read, lang, now)),

  handle(getRiddle, ({ settings, now }) => ({
    riddle: newRiddle(settings.sessionSecret, now),
    bits: riddleBits,
  })),

  handle(sendLead, async ({ viewer, lang, now, settings, write }, { body }) => {
    const { hasConsented: _given, nonce, ...sent } = body
    const riddle = requireSolved({ riddle: sent.riddle, nonce }, settings.sessionSecret, now)
    return write(async tx => ({
      number: await keepLead(tx, { ...sent, riddle, lang, userId: viewer?.userId ?? null, now }),
    }))
  }),
]
