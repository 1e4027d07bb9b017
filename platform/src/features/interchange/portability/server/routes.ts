import { audit, type Audited } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { competitionRow, actorOf } from '../../../competing/competitions/server/public.ts'
import * as calls from '../contract.ts'
import { portabilityFaults } from '../faults.ts'
import { choiceIssues } from '../import-issues.ts'
import { mostUploadBytes } from '../rules.ts'
import { confirmImport } from './commands/confirm-import.ts'
import { keepImport } from './commands/keep-import.ts'
import { requestExport } from './commands/request-export.ts'
import { sendExport } from './send-export.ts'
import { previewFile } from './start-import.ts'
import { exportsView, importView, ownImports, presentExport, presentImport, requireImport } from './views.ts'

export const portabilityHandlers: Handler[] = [
  handleStaff(calls.startImport, async context => {
    const { viewer, now, lang, write } = context
    const { files } = await readMultipart(context, {
      schema: calls.uploadFields,
      files: calls.uploadFiles,
      maxBytes: () => mostUploadBytes,
    }).catch((error: unknown) => {
      throw (error as Error).name === 'TooLargeError' ? new Failure(portabilityFaults.tooLarge) : error
    })
    const [file] = files
    if (!file)
      throw new Failure(portabilityFaults.noFile, { issues: [{ path: 'body.file', code: 'required' }] })
    const { format, preview } = await previewFile(context, file)
    const row = await write(tx =>
      keepImport(tx, { file, format, preview, madeBy: viewer.userId, actor: actorOf(context), now }),
    )
    return { ...presentImport(row, lang), preview: row.preview }
  }),

  handleStaff(calls.listImports, ({ db, viewer, lang }) => ownImports(db, viewer, lang)),

  handleStaff(calls.getImport, ({ db, viewer, lang }, { params }) =>
    importView(db, viewer, params.importId, lang),
  ),

  handleStaff(calls.confirmImport, async (context, { params, body }) => {
    const { db, viewer, now, lang, write } = context
    const row = await requireImport(db, viewer, params.importId)
    const choices = row.format === 'leitai' ? null : body.choices
    const issues =
      row.format === 'leitai'
        ? []
        : choices === null
          ? [{ path: 'body.choices', code: 'required' }]
          : choiceIssues(choices)
    if (issues.length > 0) throw new Failure(portabilityFaults.impossible, { issues })
    await write(tx => confirmImport(tx, { importId: row.id, choices, actor: actorOf(context), now }))
    return presentImport(await requireImport(db, viewer, row.id), lang)
  }),

  handleStaff(calls.downloadImport, async (context, { params }) => {
    const row = await requireImport(context.db, context.viewer, params.importId)
    const file = { key: row.storage_key, sha256: row.sha256, size: row.size, name: row.file_name }
    await sendFile(context, context.storage, file, () =>
      tell(context, { action: 'import.download', subject: 'import', subjectId: row.id }),
    )
  }),

  handleStaff(calls.listExports, async ({ db }, { params }) => {
    await competitionRow(db, params.id)
    return exportsView(db, params.id)
  }),

  handleStaff(calls.startExport, async (context, { params }) => {
    const { db, now, write } = context
    const { id } = await write(tx =>
      requestExport(tx, { competitionId: params.id, actor: actorOf(context), now }),
    )
    const row = await db
      .selectFrom('competition_export')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return presentExport(row)
  }),

  handleStaff(calls.downloadExport, async (context, { params }) => {
    const row = await context.db
      .selectFrom('competition_export')
      .select(['entries_key', 'file_name', 'created_at'])
      .where('id', '=', params.exportId)
      .where('competition_id', '=', params.id)
      .where('state', '=', 'done')
      .executeTakeFirst()
    const { entries_key: entriesKey, file_name: name } = row ?? {}
    if (!row || !entriesKey || !name) throw new Failure(portabilityFaults.noExport)
    await sendExport(context, { entries_key: entriesKey, file_name: name, created_at: row.created_at }, () =>
      tell(context, {
        action: 'competition.export_download',
        subject: 'competition',
        subjectId: params.id,
        detail: { export: params.exportId },
      }),
    )
  }),
]

/** Keeps for the audit list that somebody took a file. */
const tell = (context: Context<Viewer>, entry: Audited) =>
  context.write(tx => audit(tx, actorOf(context), entry, context.now))
