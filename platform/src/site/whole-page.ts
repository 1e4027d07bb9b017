import { createHash } from 'node:crypto'
import type { Made } from '../base/http/kept.ts'
import { policyByHashes } from '../base/http/security-headers.ts'
import type { Settings } from '../base/config/settings.ts'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** A rendered page as bytes to keep. Its scripts are named by their hashes, as a nonce must not be used twice. */
export async function wholePage(response: Response, settings: Settings): Promise<Made> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  if (headers['set-cookie']) throw new Error('a page for everybody may not set cookies')
  if (headers['content-type']?.startsWith('text/html')) {
    const scripts = [...body.toString().matchAll(inlineScript)].map(([, script]) => script ?? '')
    const hashes = scripts.map(script => createHash('sha256').update(script).digest('base64'))
    headers['content-security-policy'] = policyByHashes(hashes, settings)
  }
  return { status: response.status, headers: { ...headers, ...pageHeaders }, body }
}

export const pageHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' }
