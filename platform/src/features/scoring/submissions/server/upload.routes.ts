import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readMultipart, TooManyFiles } from '../../../../base/http/multipart.ts'
import { forgetUpload } from '../../../../base/uploads/sweep.ts'
import { isMobile } from '../../../../base/web/device.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import { deviceCookie, keepTraces } from '../../../people/identity/server/public.ts'
import { boardKeys } from '../../../competing/schedules/boards.ts'
import { shownSchedule } from '../../../competing/schedules/rules.ts'
import { schedulesOf, type Schedule } from '../../../competing/schedules/server/public.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import { submissionFaults } from '../faults.ts'
import { formatOf } from '../../../engine/scorer/format-of.ts'
import { mostProcessFiles } from '../rules.ts'
import { startResultUpload as startCall, upload, uploadFields, uploadFiles } from '../upload.contract.ts'
import { acceptSubmission } from './commands/accept-submission.ts'
import { startResultUpload } from './commands/start-result-upload.ts'
import { quotaOf } from './quota.ts'
import { arrivedResult, takeArrived } from './uploads/arrived.ts'
import { resultUploads } from './uploads/kind.ts'
import { submissionsById } from './views.ts'

export const uploadHandlers: Handler[] = [
  handle(upload, async (context, { params }) => {
    const { db, viewer, now, clock, write } = context
    const competition = await requireCompetition(db, params.id, viewer, now)
    const schedules = await schedulesOf(db, competition.id)
    const { fields, files } = await readMultipart(context, {
      schema: uploadFields,
      files: uploadFiles,
      most: { process: mostProcessFiles },
      maxBytes: given => Math.max(scheduleOf(schedules, given.schedule_id, now).maxBytes, 1),
    }).catch((error: unknown) => {
      if (error instanceof TooManyFiles && error.field === 'process')
        throw new Failure(submissionFaults.tooManyFiles)
      throw (error as Error).name === 'TooLargeError' ? new Failure(submissionFaults.fileTooLarge) : error
    })
    // All of it is here now; what is still to be done with it takes nobody's time away.
    const receivedAt = clock.now()
    const schedule = scheduleOf(schedules, fields.schedule_id, now)
    const sent = files.find(candidate => candidate.field === 'file')
    const asked = fields.upload && { id: fields.upload, userId: viewer.userId, scheduleId: schedule.id }
    if (Boolean(sent) === Boolean(asked))
      throw new Failure(submissionFaults.fileMissing, {
        issues: [{ path: sent ? 'body.upload' : 'body.file', code: sent ? 'invalid_value' : 'required' }],
      })
    if (sent) requireFormat(schedule, sent)
    // What is for no board would stand nowhere.
    if (!boardKeys(schedule).includes(fields.subRank))
      throw new Failure(submissionFaults.noBoard, {
        issues: [{ path: 'body.subRank', code: 'invalid_value' }],
      })
    const file = asked ? await arrivedResult(context, asked) : sent
    const answer = await write(async tx => {
      if (!file) throw new Failure(submissionFaults.uploadNotFound)
      const { id } = await acceptSubmission(tx, {
        competition,
        schedule,
        userId: viewer.userId,
        isMobile: isMobile(context.userAgent),
        subRank: fields.subRank,
        note: fields.note,
        file,
        processFiles: files.filter(candidate => candidate.field === 'process'),
        at: receivedAt,
      })
      // After the team's lock, in the order in which an upload begins.
      if (asked) await takeArrived(tx, asked)
      await keepTraces(tx, {
        userId: viewer.userId,
        address: context.address,
        device: context.exchange?.request.cookies[deviceCookie],
        secret: context.settings.sessionSecret,
        now: receivedAt,
      })
      const [submission] = await submissionsById(tx, [id], {
        lang: context.lang,
        now: receivedAt,
        mayReadB: false,
      })
      const team = await teamOf(tx, competition.id, viewer.userId)
      if (!submission || !team) throw new Error('the accepted submission cannot be read')
      return {
        submission,
        quota: await quotaOf(tx, {
          teamId: team.id,
          userId: viewer.userId,
          zone: competition.zone,
          now: receivedAt,
          schedule,
        }),
      }
    })
    // What fails here is swept later.
    if (asked && file)
      await forgetUpload(resultUploads, context, asked.id).catch((error: unknown) =>
        context.log.warn({ err: error, upload: asked.id }, 'a result file that was handed in stays for now'),
      )
    return answer
  }),

  handle(startCall, async (context, { params, body }) => {
    const { db, viewer, now, write } = context
    const competition = await requireCompetition(db, params.id, viewer, now)
    const schedule = scheduleOf(await schedulesOf(db, competition.id), body.schedule_id, now)
    return {
      upload: await write(tx =>
        startResultUpload(tx, {
          ...body,
          competition,
          schedule,
          userId: viewer.userId,
          isMobile: isMobile(context.userAgent),
          at: now,
        }),
      ),
    }
  }),
]

/** The round that is asked for, without one that which a page would show. */
function scheduleOf(schedules: readonly Schedule[], asked: number | undefined, now: Date): Schedule {
  const found =
    asked === undefined ? shownSchedule(schedules, now) : schedules.find(schedule => schedule.id === asked)
  if (!found) throw new Failure(submissionFaults.noSchedule)
  return found
}

function requireFormat(schedule: Schedule, file: { name: string; size: number }): void {
  if (file.size === 0) throw new Failure(submissionFaults.emptyFile)
  if (!schedule.fileDescription?.formats.some(format => format === formatOf(file.name)))
    throw new Failure(submissionFaults.wrongFormat)
}
