import { createHash } from 'node:crypto'
import type { Made } from '../base/http/response-cache.ts'
import { policyByHashes } from '../base/http/security-headers.ts'
import type { Settings } from '../base/config/settings.ts'

/**
 * A rendered page as bytes to keep. Its scripts are named by their hashes, as a nonce must not be used twice; only
 * those are that carry the nonce it was rendered with, which no text that got into the page can know.
 */
export async function wholePage(
  response: Response,
  settings: Pick<Settings, 'FRAME_ANCESTORS' | 'issuer'>,
  nonce: string,
): Promise<Made> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  if (headers['set-cookie']) throw new Error('a page for everybody may not set cookies')
  const made = { status: response.status, headers: { ...headers, ...pageHeaders } }
  if (!headers['content-type']?.startsWith('text/html')) return { ...made, body }
  const mark = ` nonce="${nonce}"`
  const html = body.toString()
  const scripts = [...html.matchAll(inlineScript)].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(mark) ? [script] : [],
  )
  const hashes = scripts.map(script => createHash('sha256').update(script).digest('base64'))
  return {
    ...made,
    headers: { ...made.headers, 'content-security-policy': policyByHashes(hashes, settings) },
    body: Buffer.from(html.replaceAll(mark, '')),
  }
}

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g

export const pageHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' }
