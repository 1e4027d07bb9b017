import type { FastifyInstance } from 'fastify'
import { chooseLang, languages } from '../language.ts'
import type { Site } from '../site-parts.ts'
import { accountParts } from './account-parts.ts'
import { registerBinding } from './binding.ts'
import { registerLogin } from './login.ts'
import { registerPasswords } from './passwords.ts'
import { registerRebinding } from './rebinding.ts'
import { registerRegistration } from './register.ts'

/** Login, registration, binding and passwords: each page is a form that keeps what was typed and says what is wrong. */
export function registerAccountPages(app: FastifyInstance, site: Site): void {
  const parts = accountParts(site)
  for (const lang of languages)
    for (const register of [
      registerLogin,
      registerRegistration,
      registerBinding,
      registerRebinding,
      registerPasswords,
    ])
      register(app, site, parts, lang)

  // Addresses without a language: the first as the spec names it.
  for (const path of ['/phone/binding', '/binding/change', '/password/change'])
    app.get(path, (request, reply) => {
      const { ui_locales: asked } = request.query as { ui_locales?: string }
      return reply.redirect(`/${chooseLang(asked, request.headers['accept-language'])}${request.url}`)
    })
  app.get('/', (_request, reply) => reply.redirect(site.settings.platform))
}
