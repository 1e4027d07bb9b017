import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './failures.ts'
import type { Session } from './session.ts'
import type { Words } from './words.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** What every command takes. */
const common = {
  json: { type: 'boolean' },
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Options

type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']
export type Given<O extends Options> = { values: Values<O>; words: string[] }
export type Common = Values<typeof common>

export type Command = {
  /** Checks what was typed, for the place and the language that it was typed in; the work is done when it is called. */
  read(args: string[], words: Words): { common: Common; run(session: Session): Promise<void> }
}

/** A command with its options, and what it does with them. */
export const command = <const O extends Options>(
  options: O,
  run: (session: Session, given: Given<O>) => Promise<void>,
): Command => ({
  read(args, words) {
    const { values, positionals } = parse(args, { ...common, ...options }, words)
    return {
      common: values as Common,
      run: session => run(session, { values: values as Values<O>, words: positionals }),
    }
  },
})

function parse(args: string[], options: Options, words: Words) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const said = (error as Error).message
    throw new UsageError(words.usage.option(/'([^']+)'/.exec(said)?.[1] ?? said))
  }
}

const whole = (text: string): number | undefined => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return value > 0 ? value : undefined
}

/** The one id that a command is about. */
export function idIn(given: readonly string[], words: Words): number {
  const id = whole(given[0] ?? '')
  if (id === undefined) throw new UsageError(words.usage.id)
  nothingMore(given.slice(1), words)
  return id
}

export function nothingMore(given: readonly string[], words: Words): void {
  if (given[0] !== undefined) throw new UsageError(words.usage.one(given[0]))
}

export function numberIn(text: string | undefined, name: string, words: Words): number | undefined {
  if (text === undefined) return undefined
  const value = whole(text)
  if (value === undefined) throw new UsageError(words.usage.number(name))
  return value
}
