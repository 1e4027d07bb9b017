import { Failure } from '../../../base/contract/failure.ts'
import type { Handler } from '../../../base/http/handler.ts'
import { readMultipart } from '../../../base/http/multipart.ts'
import { sendFile } from '../../../base/http/send-file.ts'
import { handleStaff } from '../../admin/server/staff.lookups.ts'
import { competitionRow } from '../../authoring/server/lookups.ts'
import * as calls from '../contract.ts'
import { portabilityFaults } from '../faults.ts'
import { choiceIssues, mostUploadBytes } from '../rules.ts'
import { confirmImport } from './commands/confirm-import.ts'
import { requestExport } from './commands/request-export.ts'
import { sendExport } from './send-export.ts'
import { previewFile } from './start-import.ts'
import { exportsView, importView, ownImports, presentExport, presentImport, requireImport } from './views.ts'

export const portabilityHandlers: Handler[] = [
  handleStaff(calls.startImport, async context => {
    const { storage, viewer, now, lang, write } = context
    const { files } = await readMultipart(context, {
      schema: calls.uploadFields,
      files: calls.uploadFiles,
      storage,
      maxBytes: () => mostUploadBytes,
    }).catch((error: unknown) => {
      throw (error as Error).name === 'TooLargeError' ? new Failure(portabilityFaults.tooLarge) : error
    })
    const [file] = files
    if (!file || file.size === 0)
      throw new Failure(portabilityFaults.noFile, { issues: [{ path: 'body.file', code: 'required' }] })
    const { format, preview } = await previewFile(context, file)
    const row = await write(tx =>
      tx
        .insertInto('competition_import')
        .values({
          made_by: viewer.userId,
          file_name: file.name,
          storage_key: file.key,
          sha256: file.sha256,
          size: file.size,
          format,
          preview: JSON.stringify(preview),
          fault: null,
          competition_id: null,
          created_at: now,
          ended_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    return { ...presentImport(row, lang), preview: row.preview }
  }),

  handleStaff(calls.listImports, ({ db, viewer, lang }) => ownImports(db, viewer, lang)),

  handleStaff(calls.getImport, ({ db, viewer, lang }, { params }) =>
    importView(db, viewer, params.importId, lang),
  ),

  handleStaff(calls.confirmImport, async (context, { params, body }) => {
    const { db, viewer, address, now, lang, write } = context
    const row = await requireImport(db, viewer, params.importId)
    const choices = row.format === 'leitai' ? null : body.choices
    const issues =
      row.format === 'leitai'
        ? []
        : choices === null
          ? [{ path: 'body.choices', code: 'required' }]
          : choiceIssues(choices)
    if (issues.length > 0) throw new Failure(portabilityFaults.impossible, { issues })
    await write(tx =>
      confirmImport(tx, { importId: row.id, choices, actor: { userId: viewer.userId, address }, now }),
    )
    return presentImport(await requireImport(db, viewer, row.id), lang)
  }),

  handleStaff(calls.downloadImport, async (context, { params }) => {
    const row = await requireImport(context.db, context.viewer, params.importId)
    await sendFile(context, context.storage, {
      key: row.storage_key,
      sha256: row.sha256,
      size: row.size,
      name: row.file_name,
    })
  }),

  handleStaff(calls.listExports, async ({ db }, { params }) => {
    await competitionRow(db, params.id)
    return exportsView(db, params.id)
  }),

  handleStaff(calls.startExport, async ({ db, viewer, address, now, write }, { params }) => {
    const { id } = await write(tx =>
      requestExport(tx, { competitionId: params.id, actor: { userId: viewer.userId, address }, now }),
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
    await sendExport(context, { entries_key: entriesKey, file_name: name, created_at: row.created_at })
  }),
]
