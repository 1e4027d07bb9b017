import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { FloodLimit } from '../base/http/limits.ts'
import { failureBody } from '../base/http/execute.ts'
import { languageOf, sendFailure } from '../base/http/server.ts'
import { toFailure } from '../base/http/to-failure.ts'
import type { Log } from '../base/log/log.ts'
import { failedPage, failedPagePolicy } from './failed-page.ts'

/** Routes of all pages and of their data. A page that cannot even be rendered says so in HTML. */
export async function registerPages(
  app: FastifyInstance,
  answer: RouteHandlerMethod,
  flood: FloodLimit,
): Promise<void> {
  await app.register(async pages => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    pages.setErrorHandler((error, request, reply) => {
      const failure = toFailure(error, request.log as Log)
      // Read by our own script, which shows what the envelope says.
      if (/\.data(?:\?|$)/.test(request.url)) return sendFailure(failure, request, reply)
      const lang = languageOf(request)
      const { message } = failureBody(failure, { lang })
      return reply
        .code(failure.fault.status)
        .headers({
          ...failure.headers,
          'cache-control': 'no-store',
          'content-security-policy': failedPagePolicy,
        })
        .type('text/html; charset=utf-8')
        .send(failedPage({ lang, status: failure.fault.status, message, requestId: request.id }))
    })
    for (const url of ['*', '/api/docs', '/api/docs.data'])
      pages.route({ method: ['GET', 'HEAD'], url, config: { flood }, handler: answer })
  })
}
