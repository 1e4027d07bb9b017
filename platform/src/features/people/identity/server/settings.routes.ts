import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readerZoneOf } from '../../../../base/http/reader-zone.ts'
import { getDisplay, getUserName, updateDisplay, updateUserName } from '../settings.contract.ts'
import { settingFaults } from '../setting-faults.ts'
import { changeName } from './commands/change-name.ts'
import { saveDetails } from './commands/save-details.ts'
import { keepDisplay } from './display-cookies.ts'
import { displayOf, userNameOf } from './settings.views.ts'

export const settingHandlers: Handler[] = [
  handle(getUserName, ({ db, viewer, now }) => userNameOf(db, viewer.userId, now)),

  handle(updateUserName, ({ viewer, now, write }, { body }) =>
    write(async tx => {
      await changeName(tx, {
        userId: viewer.userId,
        name: body.userName,
        isStaff: viewer.roles.size > 0,
        now,
      })
      return userNameOf(tx, viewer.userId, now)
    }),
  ),

  handle(getDisplay, ({ db, viewer }) => displayOf(db, viewer.userId)),

  handle(updateDisplay, async ({ viewer, exchange, settings, write }, { body }) => {
    const zone = body.zone === null ? null : readerZoneOf({ zone: body.zone })
    if (body.zone !== null && zone === null)
      throw new Failure(settingFaults.noSuchZone, { issues: [{ path: 'body.zone', code: 'unknown' }] })
    const chosen = { language: body.language, theme: body.theme, zone }
    await write(async tx => void (await saveDetails(tx, viewer.userId, chosen)))
    if (exchange) keepDisplay(exchange.reply, settings, chosen)
    return chosen
  }),
]
