import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { Target } from './accounts.ts'
import type { Db } from './database.ts'
import type { Send } from './sending.ts'
import type { Settings } from './settings.ts'

/** What one sign-on site has one of. */
export type Site = {
  app: FastifyInstance
  provider: Provider
  db: Db
  settings: Settings
  send: Send
  sendsAway(target: Target): boolean
  now(): Date
}
