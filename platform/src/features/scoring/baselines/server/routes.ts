import { Failure } from '../../../../base/contract/failure.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { competitionRow } from '../../../competing/competitions/server/public.ts'
import { boardKeys } from '../../../competing/schedules/boards.ts'
import { schedulesOf } from '../../../competing/schedules/server/public.ts'
import { roundCanScore } from '../../evaluation/server/public.ts'
import { submissionFaults } from '../../submissions/faults.ts'
import { formatOf } from '../../../engine/scorer/format-of.ts'
import { addBaseline, baselineFields, baselineFiles, listBaselines } from '../contract.ts'
import { baselineFaults } from '../faults.ts'
import { addBaseline as add } from './commands/add-baseline.ts'
import { baselineViews } from './views.ts'

export const baselineHandlers: Handler[] = [
  handleStaff(listBaselines, async ({ db, lang, now }, { params }) => {
    await competitionRow(db, params.id)
    return { baselines: await baselineViews(db, params.id, { lang, now }) }
  }),

  handleStaff(addBaseline, async (context, { params }) => {
    const { db, viewer, address, lang, now, write } = context
    const competition = await competitionRow(db, params.id)
    const schedule = (await schedulesOf(db, params.id)).find(one => one.id === params.roundId)
    if (!schedule) throw new Failure(baselineFaults.noRound)
    const { fields, files } = await readMultipart(context, {
      schema: baselineFields,
      files: baselineFiles,
      maxBytes: () => schedule.maxBytes,
    }).catch((error: unknown) => {
      throw (error as Error).name === 'TooLargeError' ? new Failure(submissionFaults.fileTooLarge) : error
    })
    const [file] = files
    if (!file)
      throw new Failure(submissionFaults.fileMissing, { issues: [{ path: 'body.file', code: 'required' }] })
    if (file.size === 0) throw new Failure(submissionFaults.emptyFile)
    const list = schedule.listBMode === 'window' ? fields.list : 'A'
    if (!schedule.fileDescription || !(await roundCanScore(db, schedule, list)))
      throw new Failure(baselineFaults.unready)
    if (!schedule.fileDescription.formats.some(format => format === formatOf(file.name)))
      throw new Failure(submissionFaults.wrongFormat)
    if (!boardKeys(schedule).includes(fields.subRank))
      throw new Failure(submissionFaults.noBoard, {
        issues: [{ path: 'body.subRank', code: 'invalid_value' }],
      })
    return write(async tx => {
      const { id } = await add(tx, {
        competition,
        scheduleId: schedule.id,
        name: fields.name,
        list,
        subRank: fields.subRank,
        file,
        actor: { userId: viewer.userId, address },
        now,
      })
      const [made] = await baselineViews(tx, params.id, { lang, now }, id)
      if (!made) throw new Error('the baseline that was handed in cannot be read')
      return made
    })
  }),
]
