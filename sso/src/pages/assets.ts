import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { style } from './style.ts'

const script = readFileSync(join(import.meta.dirname, 'keep-typed.js'), 'utf8')

/** Kept by browsers for an hour; what has changed is at another address. */
const addressOf = (path: string, content: string) =>
  `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`
const stylePath = '/assets/sso.css'
const scriptPath = '/assets/keep-typed.js'
export const styleAddress = addressOf(stylePath, style)
export const scriptAddress = addressOf(scriptPath, script)

/** The style and the script of every page. */
export function registerAssets(app: FastifyInstance): void {
  for (const [path, type, content] of [
    [stylePath, 'text/css', style],
    [scriptPath, 'text/javascript', script],
  ] as const)
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(content),
    )
}
