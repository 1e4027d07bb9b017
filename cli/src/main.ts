import { ApiError } from '../../platform/src/base/contract/client.ts'
import type { baseFaults } from '../../platform/src/base/contract/faults.ts'
import type { Command } from './arguments.ts'
import { makeClient } from './client.ts'
import { competitions } from './commands/competitions.ts'
import { config } from './commands/config.ts'
import { datasets } from './commands/datasets.ts'
import { configPath, isToken, readConfig } from './config.ts'
import { exitCodes, Refused, UsageError } from './failures.ts'
import { note, write, type Session } from './session.ts'
import { plain } from './text.ts'
import { isChinese, wordsIn, type Words } from './words.ts'

const groups: Record<string, Record<string, Command>> = { competitions, datasets, config }
const short: Record<string, string> = { c: 'competitions', d: 'datasets' }
const signInFirst: (typeof baseFaults.signInFirst)['code'] = 'e40101'

const chinese = isChinese(process.env)
const words = wordsIn(chinese)

// Whoever reads the beginning alone, as `head` does, has what it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

let site = ''

async function main(args: string[]): Promise<void> {
  const [group = '', verb = '', ...rest] = args
  if (group === '' || ['help', '--help', '-h'].includes(group)) return help(words)
  const verbs = own(groups, short[group] ?? group)
  if (verbs && ['', 'help', '--help', '-h'].includes(verb)) return help(words)
  const command = verbs && own(verbs, verb)
  if (!command) throw new UsageError(words.usage.unknown(plain(`${group} ${verb}`.trim())))
  const { common, run } = command.read(rest, words)
  if (common.help) return help(words)
  site = siteOf(common.site)
  const token = tokenFor(site)
  const lang = chinese ? 'zh-CN' : 'en-US'
  const session: Session = {
    words,
    site,
    lang,
    token,
    client: makeClient({ site, token: token?.value, lang, words }),
    isJson: common.json === true,
  }
  await run(session)
}

const own = <T>(of: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

function help(words: Words): void {
  write(words.help)
  const address = process.env.LEITAI_SITE || baked()
  if (address) write(`${words.tokenPage(`${siteOf(undefined)}/users/v2/setting-tokens`)}\n`)
}

/** What the site that served this file wrote into its first lines. */
const baked = (): string => (globalThis as { leitaiSite?: string }).leitaiSite ?? ''

function siteOf(asked: string | undefined): string {
  const address = asked || process.env.LEITAI_SITE || baked()
  if (!address) throw new UsageError(words.usage.noSite)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(words.usage.badSite(plain(address)))
  return url.origin
}

function tokenFor(of: string): Session['token'] {
  const given = process.env.LEITAI_TOKEN?.trim()
  // Refused here: the failure of a header that cannot be would show it.
  if (given && !isToken(given)) throw new UsageError(words.usage.badToken)
  if (given) return { value: given, source: 'LEITAI_TOKEN' }
  const kept = own(readConfig().tokens, of)
  return typeof kept === 'string' && isToken(kept) ? { value: kept, source: configPath() } : undefined
}

/** Says what went wrong, and by which code a script is told. */
function tell(error: unknown): number {
  if (error instanceof Refused) {
    note(error.message)
    return error.exitCode
  }
  if (error instanceof ApiError) {
    const tokens = `${site}/users/v2/setting-tokens`
    note(plain(error.message))
    for (const { path, message } of error.issues) note(`  ${plain(message ? `${path}: ${message}` : path)}`)
    if (error.errno === signInFirst) note(words.refused.noToken(tokens))
    else if (error.hint) note(words.refused.seeAlso(plain(new URL(error.hint, site).href)))
    if (error.httpStatus >= 500 && error.requestId) note(words.refused.requestId(plain(error.requestId)))
    return error.httpStatus >= 500 ? exitCodes.network : exitCodes.refused
  }
  const { code, message } = error as NodeJS.ErrnoException
  // Files of this machine: a full disk, a folder that is not one's own.
  if (code) {
    note(words.refused.cannotWrite(plain(message)))
    return exitCodes.refused
  }
  throw error
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = tell(error)
}
