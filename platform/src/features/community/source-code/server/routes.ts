import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ArchiveFault } from '../../../../base/archive/entry.ts'
import { Failure, messageOf, type Fault } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { putNoted } from '../../../../base/storage/unused-files.ts'
import { may } from '../../../shared/roles/policy.ts'
import { manageSourceCode } from '../permissions.ts'
import { handleStaffOf } from '../../../shared/roles/server/public.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import { registrationOf } from '../../../competing/registrations/server/public.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import * as calls from '../contract.ts'
import { sourceCodeFaults } from '../faults.ts'
import { formatOf, limits, uploadDenied } from '../rules.ts'
import { unpackArchive } from './archive/unpack.ts'
import { commentHandlers } from './comment.routes.ts'
import { handInCode } from './commands/hand-in-code.ts'
import { publishCode } from './commands/publish-code.ts'
import { filePartOf, treeOf } from './files.ts'
import { procedureById, procedurePage } from './procedures.views.ts'
import { requireReadable } from './readable.ts'

const ability = (denied: Fault | undefined, lang: Lang) =>
  denied ? { allowed: false, code: denied.code, message: messageOf(denied, lang) } : { allowed: true }

/** What of a competition decides whether it takes code now. */
const factsOf = (competition: Awaited<ReturnType<typeof requireCompetition>>) => ({
  id: competition.id,
  type: competition.type,
  startAt: competition.start_at,
  endAt: competition.end_at,
  isOpenSignup: competition.is_open_signup,
})

/** The reader's team and signup. */
const standingOf = (db: Db, { competitionId, userId }: { competitionId: number; userId: number }) =>
  Promise.all([teamOf(db, competitionId, userId), registrationOf(db, competitionId, userId)])

export const sourceCodeHandlers: Handler[] = [
  handle(calls.readSourceCode, async (context, { query }) => {
    const { db, viewer, now, lang } = context
    if (query.procedureId !== undefined) {
      const found = await requireReadable(db, query.procedureId, context)
      const [procedure, tree, file] = await Promise.all([
        procedureById(db, context, found.id),
        treeOf(db, found.id),
        query.path === undefined
          ? null
          : filePartOf(context, found, {
              path: query.path,
              from: query.from,
              view: query.view,
            }),
      ])
      const publish = may(viewer, manageSourceCode, found.competition_id) ? undefined : baseFaults.forbidden
      return {
        procedures: [],
        total: 0,
        competition: null,
        procedure: {
          ...procedure,
          tree,
          abilities: {
            publish: ability(publish, lang),
            comment: ability(viewer ? undefined : baseFaults.signInFirst, lang),
          },
        },
        file,
      }
    }
    const competition =
      query.cmptId === undefined ? null : await requireCompetition(db, query.cmptId, viewer, now)
    const asks = competition && viewer && { competitionId: competition.id, userId: viewer.userId }
    const [team, registration] = asks ? await standingOf(db, asks) : [null, null]
    const page = await procedurePage(db, context, query)
    return {
      ...page,
      competition: competition && {
        id: competition.id,
        title: localizeColumn(competition, 'title', lang),
        abilities: {
          upload: ability(
            viewer
              ? uploadDenied({ competition: factsOf(competition), registration, team, now })
              : baseFaults.signInFirst,
            lang,
          ),
        },
      },
      procedure: null,
      file: null,
    }
  }),

  handle(calls.uploadSourceCode, async (context, { params }) => {
    const { db, viewer, now, storage, clock, write } = context
    const competition = await requireCompetition(db, params.id, viewer, now)
    const asks = { competitionId: competition.id, userId: viewer.userId }
    const [team, registration] = await standingOf(db, asks)
    const denied = uploadDenied({ competition: factsOf(competition), registration, team, now })
    if (denied) throw new Failure(denied)
    const { fields, files } = await readMultipart(context, {
      schema: calls.uploadFields,
      files: calls.uploadFiles,
      maxBytes: () => limits.archiveBytes,
    }).catch((error: unknown) => {
      throw (error as Error).name === 'TooLargeError' ? new Failure(sourceCodeFaults.tooLarge) : error
    })
    const [archive] = files
    if (!archive || archive.size === 0)
      throw new Failure(sourceCodeFaults.fileMissing, { issues: [{ path: 'body.file', code: 'required' }] })
    const format = formatOf(archive.name)
    if (!format) throw new Failure(sourceCodeFaults.wrongFormat)
    const content = await buffer(await storage.read(archive.key))
    const unpacked = await unpackArchive(content, format).catch((error: unknown) => {
      throw error instanceof ArchiveFault
        ? new Failure(sourceCodeFaults.archiveRefused, { issues: [...error.issues] })
        : error
    })
    const pack = await putNoted(context).put(Readable.from([unpacked.pack]), {
      maxBytes: Number.MAX_SAFE_INTEGER,
    })
    const { id } = await write(tx =>
      handInCode(tx, {
        competition: factsOf(competition),
        userId: viewer.userId,
        note: fields.note,
        archive,
        packKey: pack.key,
        files: unpacked.files,
        receivedAt: clock.now(),
      }),
    )
    return procedureById(db, context, id)
  }),

  handle(calls.downloadSourceCode, async (context, { params }) => {
    const found = await requireReadable(context.db, params.id, context)
    const file = await context.db
      .selectFrom('code_procedure')
      .select(['storage_key as key', 'sha256', 'size', 'file_name as name'])
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow()
    await sendFile(context, context.storage, file)
  }),

  handleStaffOf(
    calls.publishSourceCode,
    async (context, { params }) => {
      const procedure = await requireReadable(context.db, params.id, context)
      return { procedure, competitionId: procedure.competition_id }
    },
    async (context, { body }, { procedure }) => {
      const { db, viewer, now, address, write } = context
      await write(tx =>
        publishCode(tx, { procedure, isPublished: body.isPublished, userId: viewer.userId, address, now }),
      )
      return procedureById(db, context, procedure.id)
    },
    sourceCodeFaults.notFound,
  ),

  ...commentHandlers,
]
