import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import * as calls from '../career.contract.ts'
import { profileFaults } from '../faults.ts'
import { addEducation, changeEducation } from './commands/save-education.ts'
import { addWork, changeWork } from './commands/save-work.ts'
import { saveCompany } from './commands/save-company.ts'
import { careerView, companyView, educationView } from './present.ts'

const one = { affectedRows: 1 }

type School = {
  schoolName: string
  majorName: string
  degreeName: Parameters<typeof addEducation>[1]['degree']
  eduStartTime: string | null
  eduEndTime: string | null
}
const education = (body: School) => ({
  schoolName: body.schoolName,
  majorName: body.majorName,
  degree: body.degreeName,
  startOn: body.eduStartTime,
  endOn: body.eduEndTime,
})

type Work = {
  companyName: string
  jobName: string
  workStartTime: string | null
  workEndTime: string | null
}
const work = (body: Work) => ({
  companyName: body.companyName,
  jobName: body.jobName,
  startOn: body.workStartTime,
  endOn: body.workEndTime,
})

export const careerHandlers: Handler[] = [
  handle(calls.addEducation, ({ viewer, now, write }, { body }) =>
    write(async tx =>
      educationView(await addEducation(tx, { userId: viewer.userId, ...education(body), now })),
    ),
  ),

  handle(calls.updateEducation, ({ viewer, write }, { body }) =>
    write(async tx =>
      educationView(
        await changeEducation(tx, { userId: viewer.userId, id: body.userEduId, ...education(body) }),
      ),
    ),
  ),

  handle(calls.deleteEducation, ({ viewer, write }, { query }) => {
    requireOperator(viewer, query.userId)
    return write(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('user_education')
        .where('id', '=', query.userEduId)
        .where('user_id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchEducation)
      return one
    })
  }),

  handle(calls.addWork, ({ viewer, now, write }, { body }) =>
    write(async tx => careerView(await addWork(tx, { userId: viewer.userId, ...work(body), now }))),
  ),

  handle(calls.updateWork, ({ viewer, write }, { body }) =>
    write(async tx =>
      careerView(await changeWork(tx, { userId: viewer.userId, id: body.userWorkId, ...work(body) })),
    ),
  ),

  handle(calls.deleteWork, ({ viewer, write }, { query }) => {
    requireOperator(viewer, query.userId)
    return write(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('user_work')
        .where('id', '=', query.userWorkId)
        .where('user_id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new Failure(profileFaults.noSuchWork)
      return one
    })
  }),

  handle(calls.getCompany, async ({ db, viewer }) => {
    const row = await db
      .selectFrom('user_company')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst()
    return { company: row ? companyView(row) : null }
  }),

  handle(calls.companySubmit, ({ viewer, now, write }, { body }) =>
    write(async tx =>
      companyView(
        await saveCompany(tx, {
          user_id: viewer.userId,
          company_name: body.companyName,
          job_name: body.jobName,
          industry_code: body.industry,
          staff: body.staff,
          website: body.website,
          introduction: body.introduction,
          updated_at: now,
        }),
      ),
    ),
  ),
]
