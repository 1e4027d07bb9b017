import type { FastifyReply, FastifyRequest } from 'fastify'
import { langOf } from '../form-guard.ts'
import { wordsOf } from '../words.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

type Failed = Error & { code?: string; statusCode?: number }

/** What no page foresaw: it is logged, and says nothing of itself. */
export const answerFailure =
  (home: string) =>
  (error: Failed, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const lang = langOf(request)
    const status = statusOf(error)
    const { title, again, back, unreadable, later, tooMany } = wordsOf(lang).error
    const said = status === 429 ? tooMany : status < 500 ? unreadable : later
    const isWorthAnotherTry = request.method === 'GET' && (status === 429 || status === 503)
    if (status >= 500) request.log.error({ err: error }, 'unforeseen failure')
    if (status === 429 || status === 503) reply.header('retry-after', status === 429 ? '1' : '2')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        layout(
          { lang, title, otherLanguage: undefined, home },
          html`<h1>${title}</h1>
            <p class="muted">${said}</p>
            <p>${isWorthAnotherTry ? html`<a href="">${again}</a> · ` : ''}<a href="${home}">${back}</a></p>`,
        ),
      )
  }

export function statusOf({ code = '', message, statusCode }: Failed): number {
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return statusCode
  // A text that no column keeps.
  if (code === '22021') return 400
  const isDatabaseAway =
    /^(08|53|57)\w{3}$|^E[A-Z_]+$/.test(code) || /connection terminated|timeout exceeded/i.test(message)
  return isDatabaseAway ? 503 : 500
}
