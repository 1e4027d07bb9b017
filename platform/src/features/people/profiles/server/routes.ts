import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { saveDetails } from '../../identity/server/public.ts'
import * as calls from '../contract.ts'
import { isBirthday } from '../details.rules.ts'
import { profileFaults } from '../faults.ts'
import { addEducation } from './commands/add-education.ts'
import { addSkill } from './commands/add-skill.ts'
import { setIndustries } from './commands/set-industries.ts'
import { educationView, ownInfoOf, skillView } from './views.ts'

const one = { affectedRows: 1 }

const change = ({ db, viewer }: Context<Viewer>, details: Parameters<typeof saveDetails>[2]) =>
  saveDetails(db, viewer.userId, details).then(() => one)

/** Where nothing is said, nothing is kept. */
const place = (body: { province: string; city: string }) => ({
  province: body.province || null,
  city: body.city || null,
})

export const profileHandlers: Handler[] = [
  handle(calls.getOwnInfo, ({ db, viewer, now }, { query }) => {
    requireOperator(viewer, query.userId)
    return ownInfoOf(db, { userId: viewer.userId, now })
  }),

  handle(calls.updateIntro, (context, { body }) => change(context, body)),

  handle(calls.updateBirthday, (context, { body }) => {
    if (body.birthday !== null && !isBirthday(body.birthday, context.now))
      throw new Failure(profileFaults.notABirthday, {
        issues: [{ path: 'body.birthday', code: 'out_of_range' }],
      })
    return change(context, body)
  }),

  handle(calls.updateInd, async ({ viewer, write }, { body }) => {
    await write(tx => setIndustries(tx, viewer.userId, body.industry))
    return one
  }),

  handle(calls.addLocation, (context, { body }) => change(context, place(body))),

  handle(calls.updateLocation, (context, { body }) => {
    requireOperator(context.viewer, body.id)
    return change(context, place(body))
  }),

  handle(calls.addTag, ({ viewer, now, write }, { body }) =>
    write(async tx => skillView(await addSkill(tx, { userId: viewer.userId, name: body.skillName, now }))),
  ),

  handle(calls.deleteTag, async ({ db, viewer }, { query }) => {
    requireOperator(viewer, query.userId)
    const { numDeletedRows } = await db
      .deleteFrom('user_skill')
      .where('id', '=', query.skillTagId)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchSkill)
    return one
  }),

  handle(calls.addEducation, ({ viewer, now, write }, { body }) =>
    write(async tx =>
      educationView(
        await addEducation(tx, {
          userId: viewer.userId,
          schoolName: body.schoolName,
          majorName: body.majorName,
          degree: body.degreeName,
          startOn: body.eduStartTime,
          endOn: body.eduEndTime,
          now,
        }),
      ),
    ),
  ),

  handle(calls.deleteEducation, async ({ db, viewer }, { query }) => {
    requireOperator(viewer, query.userId)
    const { numDeletedRows } = await db
      .deleteFrom('user_education')
      .where('id', '=', query.userEduId)
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchEducation)
    return one
  }),
]
