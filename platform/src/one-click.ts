import type { FastifyInstance } from 'fastify'
import type { Services } from './base/services.ts'
import { unsubscribe } from './features/people/notices/server/commands/unsubscribe.ts'
import { readUnsubscribeToken } from './features/people/notices/server/unsubscribe-token.ts'

/**
 * What a mail program sends by itself when its reader presses "unsubscribe" (RFC 8058): a form, to the address that
 * opens as a page in a browser. Nobody is signed in there: what the address is sealed with is the proof.
 */
export async function registerOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // Whatever the form says, the address says it all.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null),
    )
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const link = readUnsubscribeToken(request.params.token, services.settings.sessionSecret)
      if (!link) return reply.code(404).send()
      await services.db.transaction().execute(tx => unsubscribe(tx, link))
      return reply.code(200).header('cache-control', 'no-store').send()
    })
  })
}
