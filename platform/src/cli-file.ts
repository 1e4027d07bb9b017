import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isNoneOf } from './base/http/etag.ts'
import type { Services } from './base/services.ts'

export const builtCli = join(import.meta.dirname, '../../cli/build/leitai.mjs')

/** The line by which the client knows its site; built without one. */
export const siteLine = (site: string): string => `globalThis.leitaiSite = ${JSON.stringify(site)}\n`

/** The command-line client as this site's own: its version is that of the calls here, and it asks this address. */
export function registerCli(app: FastifyInstance, { settings }: Pick<Services, 'settings'>): void {
  app.get('/cli/leitai.mjs', async (request, reply) => {
    const built = await readFile(builtCli, 'utf8').catch(() => undefined)
    if (built === undefined) return reply.code(404).send()
    const text = built.replace(siteLine(''), () => siteLine(settings.publicUrl))
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (!isNoneOf(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(text)
  })
}
