import { statSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { command, nothingMore } from '../arguments.ts'
import { makeClient } from '../client.ts'
import { configPath, isToken, keepToken } from '../config.ts'
import { Refused, UsageError } from '../failures.ts'
import { note, write } from '../session.ts'
import { json, plain } from '../text.ts'
import type { Words } from '../words.ts'

const set = command({}, async ({ words, site, lang, isJson }, { words: given }) => {
  nothingMore(given.slice(1), words)
  const token = (given[0] ?? (await askFor(words))).trim()
  if (token === '') throw new UsageError(words.usage.emptyToken)
  if (!isToken(token)) throw new UsageError(words.usage.badToken)
  // Kept only when the site knows it: what was cut off in copying is found now, not in the middle of some script.
  const { userName } = await makeClient({ site, token, lang, words }).api('GET /api/users/sso')
  if (userName === null) throw new Refused(words.refused.wrongToken)
  keepToken(site, token)
  if (isJson) return write(json({ site, userName, config: configPath() }))
  write(`${words.config.saved(configPath(), plain(userName))}\n`)
})

/** Without showing it: what is typed as an argument stands in the shell's history. */
async function askFor(words: Words): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return text(stdin)
  stderr.write(words.config.ask)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  let typed = ''
  try {
    for await (const chunk of stdin as AsyncIterable<string>)
      for (const sign of chunk) {
        if (sign === '\r' || sign === '\n') return typed
        if (sign === '\u0003' || sign === '\u0004') return ''
        typed = sign === '\u007f' || sign === '\b' ? typed.slice(0, -1) : typed + sign
      }
    return typed
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    stderr.write('\n')
  }
}

const view = command({}, async ({ words, site, token, isJson }, { words: given }) => {
  nothingMore(given, words)
  // Enough to tell one from another.
  const masked = token && `${token.value.slice(0, 3)}…${token.value.slice(-4)}`
  if (isJson)
    return write(json({ site, token: masked ?? null, source: token?.source ?? null, config: configPath() }))
  write(`${words.config.site(site)}\n`)
  write(`${token ? words.config.token(plain(masked ?? ''), token.source) : words.config.noToken}\n`)
  if (isReadable()) note(words.config.readable(configPath()))
})

function isReadable(): boolean {
  const mode = statSync(configPath(), { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & 0o077) !== 0
}

export const config = { set, view }
