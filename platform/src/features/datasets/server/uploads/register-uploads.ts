import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import { failureBody } from '../../../../base/http/execute.ts'
import { guardIdentity, makeContext, type ServerOptions } from '../../../../base/http/server.ts'
import type { Log } from '../../../../base/log/log.ts'
import { chooseLanguage } from '../../../../base/web/language.ts'
import { datasetFaults } from '../../faults.ts'
import { requireEditable } from '../access.ts'
import { uploadsPath } from './uploads-path.ts'
import { UploadLocker } from './upload-locker.ts'
import { UploadStore } from './upload-store.ts'

/**
 * Takes the bytes of uploads by the tus protocol, core 1.0.0: HEAD says how much is there, PATCH brings more. Each
 * request is by the session of whoever began the upload and may still edit its dataset.
 */
export async function registerUploads(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { services } = options
  const tus = new Server({
    path: uploadsPath,
    datastore: new UploadStore(services),
    locker: new UploadLocker(services.db),
    lockDrainTimeout: 300,
    maxSize: services.settings.DATASET_FILE_MB * 1024 ** 2,
    relativeLocation: true,
    allowedOrigins: [new URL(services.settings.publicUrl).origin],
    onResponseError: (request, error) => asEnvelope(request.headers, error, options.log),
  })
  await app.register(async scope => {
    // The body is the protocol's to read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route<{ Params: { uploadId: string } }>({
      method: ['HEAD', 'PATCH'],
      url: `${uploadsPath}/:uploadId`,
      handler: async (request, reply) => {
        await requireUpload(options, request, reply)
        // What hooks have set so far would else be lost with the reply.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await tus.handle(request.raw, reply.raw)
      },
    })
  })
}

async function requireUpload(
  options: ServerOptions,
  request: FastifyRequest<{ Params: { uploadId: string } }>,
  reply: FastifyReply,
): Promise<void> {
  // A body that nobody reads must not hold the connection.
  reply.header('connection', 'close')
  const context = await makeContext(options, request, reply)
  guardIdentity(request, context)
  if (!context.viewer) throw new Failure(baseFaults.signInFirst)
  const id = request.params.uploadId
  const upload = /^[0-9a-f-]{36}$/.test(id)
    ? await context.db
        .selectFrom('dataset_upload')
        .select('dataset_id')
        .where('id', '=', id)
        .where('user_id', '=', context.viewer.userId)
        .executeTakeFirst()
    : undefined
  if (upload?.dataset_id === undefined || upload.dataset_id === null)
    throw new Failure(datasetFaults.uploadNotFound)
  await requireEditable(context, upload.dataset_id)
  reply.removeHeader('connection')
}

type TusError = Error | { status_code: number; body: string }

/** Failures that we know leave as everywhere else, in the reader's language; the protocol's own as it wants them. */
function asEnvelope(headers: Headers, error: TusError, log: Log) {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: string }).code
  log.error({ err: error }, 'an upload broke off')
  const failure = new Failure(code === 'ENOSPC' ? baseFaults.diskFull : baseFaults.internal)
  const lang = chooseLanguage(
    null,
    /(?:^|;\s*)lang=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1],
    headers.get('accept-language'),
  )
  return { status_code: failure.fault.status, body: JSON.stringify(failureBody(failure, { lang })) }
}
