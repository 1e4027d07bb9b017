import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from './base/http/server.ts'
import {
  datasetUploadPaths,
  registerUploads as registerDatasetUploads,
} from './features/data/datasets/server/uploads/register-uploads.ts'
import {
  registerUploads as registerResultUploads,
  resultUploadPaths,
} from './features/scoring/submissions/server/uploads/register-uploads.ts'

/** All that takes bytes by tus. */
export async function registerUploads(app: FastifyInstance, options: ServerOptions): Promise<void> {
  await registerDatasetUploads(app, options)
  await registerResultUploads(app, options)
}

export const uploadPaths = { ...datasetUploadPaths, ...resultUploadPaths }
