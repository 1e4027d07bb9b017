import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import {
  cancelUpload as cancelUploadCall,
  changeDraftFiles,
  createDataset as createDatasetCall,
  discardDraft as discardDraftCall,
  getDraft,
  importCroissant as importCroissantCall,
  publishDraft as publishDraftCall,
  saveDraft as saveDraftCall,
  startUpload as startUploadCall,
} from '../draft.contract.ts'
import { requireCompetition } from '../../../competing/competitions/server/public.ts'
import { createBlocked } from '../policy.ts'
import { requireEditable } from './access.ts'
import { cancelUpload } from './commands/cancel-upload.ts'
import { changeFiles } from './commands/change-files.ts'
import { createDataset } from './commands/create-dataset.ts'
import { discardDraft } from './commands/discard-draft.ts'
import { importCroissant } from './commands/import-croissant.ts'
import { publishDraft } from './commands/publish-draft.ts'
import { saveDraft } from './commands/save-draft.ts'
import { startUpload } from './commands/start-upload.ts'
import { draftView } from './draft.views.ts'
import { takeReceived } from './uploads/upload-jobs.ts'
import { uploadsOf } from './uploads/upload.views.ts'

export const draftHandlers: Handler[] = [
  handle(createDatasetCall, async ({ db, viewer, now, address, settings, write }, { body }) => {
    if (body.competitionId !== null) await requireCompetition(db, body.competitionId, viewer, now)
    const blocked = createBlocked(viewer, body.competitionId, settings.bindingRequired)
    if (blocked) throw new Failure(blocked)
    return write(tx => createDataset(tx, { ...body, userId: viewer.userId, address, now }))
  }),

  handle(getDraft, async (context, { params }) =>
    draftView(context, await requireEditable(context, params.id)),
  ),

  handle(saveDraftCall, async (context, { params, body }) => {
    const { viewer, now, write } = context
    await requireEditable(context, params.id)
    const { revision, ...texts } = body
    return write(tx => saveDraft(tx, { datasetId: params.id, texts, revision, userId: viewer.userId, now }))
  }),

  handle(changeDraftFiles, async (context, { params, body }) => {
    const { viewer, now, write } = context
    await requireEditable(context, params.id)
    return write(tx => changeFiles(tx, { ...body, datasetId: params.id, userId: viewer.userId, now }))
  }),

  handle(discardDraftCall, async (context, { params }) => {
    const { viewer, now, address, write } = context
    await requireEditable(context, params.id)
    return write(tx => discardDraft(tx, { datasetId: params.id, userId: viewer.userId, address, now }))
  }),

  handle(publishDraftCall, async (context, { params, body }) => {
    const { viewer, now, address, write } = context
    await requireEditable(context, params.id)
    return write(tx =>
      publishDraft(tx, { ...body, datasetId: params.id, userId: viewer.userId, address, now }),
    )
  }),

  handle(startUploadCall, async (context, { params, body }) => {
    const { db, viewer, now, lang, settings, write } = context
    const dataset = await requireEditable(context, params.id)
    const id = await write(tx => startUpload(tx, { ...body, dataset, userId: viewer.userId, settings, now }))
    const [upload] = await uploadsOf(db, { datasetId: params.id, userId: viewer.userId, lang, id })
    if (!upload) throw new Error(`upload ${id} went away`)
    return { upload }
  }),

  handle(cancelUploadCall, ({ viewer, now, write }, { params }) =>
    write(tx => cancelUpload(tx, { id: params.uploadId, userId: viewer.userId, now })),
  ),

  handle(importCroissantCall, async (context, { params, body }) => {
    const { viewer, now, settings, write } = context
    await requireEditable(context, params.id)
    // A file that was uploaded a moment ago is one that the document can name.
    await takeReceived(context, params.id)
    const site = settings.publicUrl
    return write(tx =>
      importCroissant(tx, { ...body, datasetId: params.id, userId: viewer.userId, site, now }),
    )
  }),
]
