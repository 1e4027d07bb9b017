import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { saveDetails } from '../../identity/server/public.ts'
import * as calls from '../contract.ts'
import { isBirthday } from '../details.rules.ts'
import { profileFaults } from '../faults.ts'
import { isPlace, withCountry, type Place } from '../places.rules.ts'
import { addSkill } from './commands/add-skill.ts'
import { setIndustries } from './commands/set-industries.ts'
import { skillView } from './present.ts'

const one = { affectedRows: 1 }

const change = ({ viewer, write }: Context<Viewer>, details: Parameters<typeof saveDetails>[2]) =>
  write(async tx => {
    await saveDetails(tx, viewer.userId, details)
    return one
  })

function savePlace(context: Context<Viewer>, said: Place) {
  const { country, province, city } = withCountry(said)
  if (!isPlace({ country, province, city }))
    throw new Failure(profileFaults.noSuchPlace, { issues: [{ path: 'body.city', code: 'unknown' }] })
  // Where nothing is said, nothing is kept.
  return change(context, { country, province: province || null, city: city || null })
}

export const basicHandlers: Handler[] = [
  handle(calls.updateIntro, (context, { body }) => change(context, body)),

  handle(calls.updateBirthday, (context, { body }) => {
    if (body.birthday !== null && !isBirthday(body.birthday, context.now))
      throw new Failure(profileFaults.notABirthday, {
        issues: [{ path: 'body.birthday', code: 'out_of_range' }],
      })
    return change(context, body)
  }),

  handle(calls.updateSex, (context, { body }) => change(context, { gender: body.sex })),

  handle(calls.updateInd, async ({ viewer, write }, { body }) => {
    await write(tx => setIndustries(tx, viewer.userId, body.industry))
    return one
  }),

  handle(calls.addLocation, (context, { body }) => savePlace(context, body)),

  handle(calls.updateLocation, (context, { body }) => {
    requireOperator(context.viewer, body.id)
    return savePlace(context, body)
  }),

  handle(calls.addTag, ({ viewer, now, write }, { body }) =>
    write(async tx => skillView(await addSkill(tx, { userId: viewer.userId, name: body.skillName, now }))),
  ),

  handle(calls.deleteTag, ({ viewer, write }, { query }) => {
    requireOperator(viewer, query.userId)
    return write(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('user_skill')
        .where('id', '=', query.skillTagId)
        .where('user_id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchSkill)
      return one
    })
  }),
]
