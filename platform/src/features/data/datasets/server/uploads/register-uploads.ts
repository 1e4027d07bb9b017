import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { ServerOptions } from '../../../../../base/http/server.ts'
import { uploadPathsOf } from '../../../../../base/uploads/paths.ts'
import { serveUploads } from '../../../../../base/uploads/serve.ts'
import { editFaults } from '../../draft.contract.ts'
import { datasetFaults } from '../../faults.ts'
import { requireEditable } from '../access.ts'
import { datasetUploads } from './kind.ts'

/** Takes the bytes of files for drafts from whoever began the upload and may still edit its dataset. */
export const registerUploads = (app: FastifyInstance, options: ServerOptions): Promise<void> =>
  serveUploads(app, options, datasetUploads, async (context, id) => {
    const upload =
      id === undefined
        ? undefined
        : await context.db
            .selectFrom('dataset_upload')
            .select('dataset_id')
            .where('id', '=', id)
            .where('user_id', '=', context.viewer.userId)
            .executeTakeFirst()
    if (upload?.dataset_id === undefined || upload.dataset_id === null)
      throw new Failure(datasetFaults.uploadNotFound)
    await requireEditable(context, upload.dataset_id)
  })

export const datasetUploadPaths = uploadPathsOf(datasetUploads, {
  tag: 'datasets',
  faults: [datasetFaults.uploadNotFound, ...editFaults],
})
