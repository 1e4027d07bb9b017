import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import { isCertified } from '../../certification/server/public.ts'
import * as calls from '../contract.ts'
import { guideFaults } from '../faults.ts'
import { lacksOf } from './checks.ts'
import { keepGuide } from './commands/keep-guide.ts'
import { guideRow, isOffered } from './facts.ts'
import { guideOf, missingOf } from './guide.views.ts'

const one = { affectedRows: 1 }

export const onboardingHandlers: Handler[] = [
  handle(calls.getGuide, ({ db, viewer }) => guideOf(db, viewer.userId)),

  handle(calls.getOffer, async ({ db, viewer, now }) => ({
    isOffered: await isOffered(db, viewer.userId, now),
  })),

  handle(calls.checkInfo, async ({ db, viewer }) =>
    missingOf(await lacksOf(db, viewer.userId, ['basic', 'career', 'profile', 'identity'])),
  ),

  handle(calls.updateIden, async ({ viewer, write }, { params, body }) => {
    requireOperator(viewer, params.id)
    return write(async tx => {
      if (body.type === 'authType' && (await isCertified(tx, viewer.userId)))
        throw new Failure(guideFaults.alreadyCertified)
      await keepGuide(
        tx,
        viewer.userId,
        body.type === 'iden' ? { role: body.value } : { auth_type: body.value },
      )
      return one
    })
  }),

  handle(calls.saveCareer, async ({ viewer, write }, { body }) => {
    const { stuInfo, jobInfo, teaInfo } = body
    return write(async tx => {
      const { role } = await guideRow(tx, viewer.userId)
      const own = role === 1 ? stuInfo : role === 2 ? jobInfo : role === 4 ? teaInfo : undefined
      if (!own) throw new Failure(guideFaults.notOfRole)
      await keepGuide(tx, viewer.userId, {
        ...(stuInfo
          ? {
              student_school: stuInfo.school,
              student_major: stuInfo.major,
              student_degree: stuInfo.degree,
              graduation_year: stuInfo.graduationYear,
            }
          : {}),
        ...(jobInfo ? { job_company: jobInfo.company, job_name: jobInfo.job } : {}),
        ...(teaInfo
          ? {
              teacher_school: teaInfo.school,
              teacher_department: teaInfo.department,
              teacher_title: teaInfo.title,
            }
          : {}),
      })
      return one
    })
  }),

  handle(calls.saveProgress, async ({ viewer, now, write }, { body }) => {
    if (Object.keys(body).length === 0) return { affectedRows: 0 }
    return write(async tx => {
      await keepGuide(tx, viewer.userId, {
        ...(body.step ? { step: body.step } : {}),
        ...(body.isFinished ? { finished_at: now } : {}),
        ...(body.isDismissed ? { dismissed_at: now } : {}),
      })
      return one
    })
  }),
]
