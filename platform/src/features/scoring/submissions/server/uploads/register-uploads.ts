import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { ServerOptions } from '../../../../../base/http/server.ts'
import { uploadPathsOf } from '../../../../../base/uploads/paths.ts'
import { serveUploads } from '../../../../../base/uploads/serve.ts'
import { submissionFaults } from '../../faults.ts'
import { resultUploads } from './kind.ts'

/** Takes the bytes of result files from whoever began to send them. Whether they may submit is asked at both ends. */
export const registerUploads = (app: FastifyInstance, options: ServerOptions): Promise<void> =>
  serveUploads(app, options, resultUploads, async ({ db, viewer }, id) => {
    const upload =
      id === undefined
        ? undefined
        : await db
            .selectFrom('submission_upload')
            .select('id')
            .where('id', '=', id)
            .where('user_id', '=', viewer.userId)
            .where('schedule_id', 'is not', null)
            .executeTakeFirst()
    if (!upload) throw new Failure(submissionFaults.uploadNotFound)
  })

export const resultUploadPaths = uploadPathsOf(resultUploads, {
  tag: 'competitions',
  faults: [submissionFaults.uploadNotFound],
})
