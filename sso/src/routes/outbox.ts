import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../../platform/src/base/config/exposure.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { langOf } from '../form-guard.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'

/**
 * True if this machine itself asks, without a proxy, on a site that only this machine can reach. Every host is checked:
 * not all proxies add headers, and another site's page can point its own host name here (DNS rebinding).
 */
function isLocal(request: FastifyRequest, { SSO_HOST, issuer }: Site['settings']): boolean {
  const { remoteAddress = '' } = request.raw.socket
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'x-forwarded-host'].some(
    name => name in request.headers,
  )
  const hosts = [SSO_HOST, new URL(issuer).hostname, request.hostname, remoteAddress.replace(/^::ffff:/, '')]
  return !forwarded && hosts.every(isLoopback)
}

export function registerOutbox(app: FastifyInstance, { db, settings }: Site): void {
  const newest = (target?: string | string[]) => {
    const all = db.selectFrom('sso.outbox').selectAll().orderBy('id', 'desc').limit(50)
    return (target ? all.where('target', 'in', [target].flat()) : all).execute()
  }
  app.get('/outbox.json', async (request, reply) => {
    if (!isLocal(request, settings)) return reply.code(404).send({})
    const { to } = request.query as { to?: string | string[] }
    return { messages: await newest(to) }
  })
  app.get('/outbox', async (request, reply) => {
    const lang = langOf(request)
    const { outbox, error } = wordsOf(lang)
    reply.type('text/html; charset=utf-8')
    if (!isLocal(request, settings))
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
        html`<li translate="no">
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
