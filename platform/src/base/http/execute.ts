import type { z } from 'zod'
import { ApiError, type Api } from '../contract/client.ts'
import { isForReviewers, isForStaff, mayBeWithheld, type Call, type Parsed } from '../contract/call.ts'
import { Failure, messageOf, type FoundIssue } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { requireStanding } from './binding.ts'
import type { Context } from './context.ts'
import type { Handler } from './handler.ts'
import { readAs, localizeIssue } from './issues.ts'
import { addressScope, countWindow } from './limits.ts'
import { toFailure } from './to-failure.ts'

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** The one way through a call: guard, parse, run, cut the answer to what its schema declares. */
export async function execute(handler: Handler, context: Context, raw: RawInput): Promise<unknown> {
  const { call } = handler
  if (isForReviewers(call)) {
    if (!context.reviewer) throw new Failure(baseFaults.notFound)
    if (!call.access.reviewers.includes(context.reviewer.role)) throw new Failure(baseFaults.forbidden)
  } else if (call.access !== 'public' && !context.viewer) throw new Failure(baseFaults.signInFirst)
  if (isForStaff(call) && context.viewer?.roles.size === 0) throw new Failure(baseFaults.forbidden)
  if (context.viewer && mayBeWithheld(call)) requireStanding(context.viewer, context)
  if (call.limit) {
    await countWindow(
      context.db,
      `${call.method} ${call.path} ${actorOf(call, context)}`,
      call.limit,
      context.now,
    )
  }
  const answer = await handler.run(context, parseInput(call, raw))
  // What the staff change is everybody's; of what people write others may hear a moment later.
  if (call.method !== 'GET' && call.method !== 'HEAD')
    if (isForStaff(call)) context.shared.forget()
    else context.shared.wrote()
  return typeof call.answer === 'string' ? undefined : call.answer.parse(answer)
}

/** Whose requests are counted together. */
function actorOf(call: Call, { viewer, reviewer, address }: Context): string {
  if (isForReviewers(call) && reviewer) return `reviewer:${reviewer.reviewerId}`
  return viewer ? `user:${viewer.userId}` : addressScope(address)
}

function parseInput(call: Call, raw: RawInput): Parsed<Call> {
  const issues: FoundIssue[] = []
  const read = (schema: z.ZodObject | undefined, value: unknown, at: string) => {
    if (!schema) return undefined
    const given = readAs(schema, value ?? {}, at)
    if (!given.issues) return given.data
    issues.push(...given.issues)
    return undefined
  }
  const params = read(call.params, raw.params, 'params')
  // A parameter that cannot be an id names nothing that exists.
  if (issues.length > 0) throw new Failure(baseFaults.notFound, { issues })
  const query = read(call.query, raw.query, 'query')
  const body = call.files ? undefined : read(call.body, raw.body, 'body')
  if (
    issues.some(
      issue => issue.code === 'too_big' && /^query\.(per_page|per_size|pageSize|size)$/.test(issue.path),
    )
  ) {
    throw new Failure(baseFaults.pageTooLarge, { issues })
  }
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
  return { params, query, body } as Parsed<Call>
}

/** The contract client for pages rendered in this process: the same handlers, without the network. */
export function makeServerApi<Map extends Record<string, Call>>(
  handlers: ReadonlyMap<string, Handler>,
  context: Context,
): Api<Map> {
  return (async (name: string, input: RawInput = {}) => {
    const handler = handlers.get(name)
    if (!handler) throw new Error(`no handler for ${name}`)
    try {
      if (!handler.isForAll) return await execute(handler, context, input)
      const key = `${name} ${context.lang} ${JSON.stringify(input)}`
      return await context.shared.read(key, () => execute(handler, context, input))
    } catch (error) {
      const failure = toFailure(error, context.log)
      throw new ApiError(failure.fault.status, failureBody(failure, context), context.requestId)
    }
  }) as Api<Map>
}

/** The envelope of a failure, in the reader's language. */
export function failureBody(failure: Failure, { lang }: Pick<Context, 'lang'>) {
  const { code } = failure.fault
  return {
    status: code,
    errno: code,
    message: messageOf(failure.fault, lang),
    issues: failure.issues.map(issue => localizeIssue(issue, lang)),
    ...(failure.hint ? { hint: failure.hint } : {}),
  }
}
