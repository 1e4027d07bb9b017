import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Tx } from '../database/tables.ts'
import type { Log } from '../log/log.ts'
import type { Lang } from '../web/language.ts'
import type { Reviewer } from './reviewer.ts'
import type { Viewer } from './viewer.ts'

/** What every handler is given: who asks, when, in which language, and the services. */
export type Context<
  V extends Viewer | null = Viewer | null,
  R extends Reviewer | null = Reviewer | null,
> = Services & {
  viewer: V
  reviewer: R
  lang: Lang
  now: Date
  requestId: string
  address: string
  userAgent: string
  log: Log
  /**
   * Runs `work` in one transaction, during which the viewer does not leave, together with the idempotency record of this
   * request if it carries a key. Without `keepsAnswer` there is no such record, as for an answer that only one may see once.
   */
  write<T>(work: (tx: Tx) => Promise<T>, options?: { keepsAnswer: boolean }): Promise<T>
  /** Says what came in a multipart body, which is part of what the request's key stands for. */
  tellSent(sent: unknown): void
  /** The raw exchange; absent when a page is rendered in the same process. */
  exchange: { request: FastifyRequest; reply: FastifyReply } | undefined
}
