import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Context } from '../http/context.ts'
import { failureBody } from '../http/execute.ts'
import { guardIdentity, makeContext, type ServerOptions } from '../http/server.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Log } from '../log/log.ts'
import { chooseLanguage } from '../web/language.ts'
import type { UploadKind } from './kind.ts'
import { UploadLocker } from './lease.ts'
import { UploadStore } from './store.ts'

/** Throws what keeps its reader from going on with the upload; without an id it is none. */
type MayGoOn = (context: Context<Viewer>, id: string | undefined) => Promise<void>

/**
 * Takes the bytes of a kind of uploads by the tus protocol, core 1.0.0: HEAD says how much is there, PATCH brings more.
 * Each request is by the session of whoever began the upload, and may go on only while they may still begin one.
 */
export async function serveUploads(
  app: FastifyInstance,
  options: ServerOptions,
  kind: UploadKind,
  mayGoOn: MayGoOn,
): Promise<void> {
  const { services } = options
  const tus = new Server({
    path: kind.path,
    datastore: new UploadStore(kind, services),
    locker: new UploadLocker(kind, services),
    lockDrainTimeout: 300,
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
      url: `${kind.path}/:uploadId`,
      handler: async (request, reply) => {
        await requireSender(options, request, reply, mayGoOn)
        // What hooks have set so far would else be lost with the reply.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await tus.handle(request.raw, reply.raw)
      },
    })
  })
}

/** Who sends bytes, and whether to this upload: a Failure where they may not. */
async function requireSender(
  options: ServerOptions,
  request: FastifyRequest<{ Params: { uploadId: string } }>,
  reply: FastifyReply,
  mayGoOn: MayGoOn,
): Promise<void> {
  // A body that nobody reads must not hold the connection.
  reply.header('connection', 'close')
  const context = await makeContext(options, request, reply)
  guardIdentity(request, context)
  const { viewer } = context
  if (!viewer) throw new Failure(baseFaults.signInFirst)
  const id = request.params.uploadId
  await mayGoOn({ ...context, viewer }, z.guid().safeParse(id).data)
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
