import type { FastifyInstance, FastifyRequest } from 'fastify'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { langOf } from '../form-guard.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'

/** This machine, asking directly: a proxy on this machine passes on strangers. */
function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress } = request.raw.socket
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'x-forwarded-host'].some(
    name => name in request.headers,
  )
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress ?? '')
  return isLoopback && !forwarded
}

export function registerOutbox(app: FastifyInstance, { db, settings }: Site): void {
  const newest = (target?: string | string[]) => {
    const all = db.selectFrom('sso.outbox').selectAll().orderBy('id', 'desc').limit(50)
    return (target ? all.where('target', 'in', [target].flat()) : all).execute()
  }
  app.get('/outbox.json', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send({})
    const { to } = request.query as { to?: string | string[] }
    return { messages: await newest(to) }
  })
  app.get('/outbox', async (request, reply) => {
    const lang = langOf(request)
    const { outbox, error } = wordsOf(lang)
    reply.type('text/html; charset=utf-8')
    if (!isLocal(request))
      return reply
        .code(404)
        .send(
          layout(
            { lang, title: error.title, otherLanguage: undefined, home: settings.platform },
            html`<h1>404</h1>`,
          ),
        )
    const messages = await newest()
    const list = messages.map(
      message =>
        html`<li>
          <strong>${message.target}</strong><br />${message.body}<br /><span class="muted"
            >${message.created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</span
          >
        </li>`,
    )
    return layout(
      { lang, title: outbox.title, otherLanguage: undefined, home: settings.platform, wide: true },
      html`<h1>${outbox.title}</h1>
        <p class="muted">${outbox.note}</p>
        ${
          messages.length === 0
            ? html`<p>${outbox.empty}</p>`
            : html`<ul>
                ${list}
              </ul>`
        }`,
    )
  })
}
