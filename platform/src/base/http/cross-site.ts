import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'

/**
 * Refuses writes that another site made the browser send. Browsers always add Origin or Sec-Fetch-Site to such
 * requests, so a cookie-authenticated write that carries neither is refused as well.
 */
export function refuseCrossSite(
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
  publicUrl: string,
): void {
  const site = headers['sec-fetch-site']
  if (
    headers.origin !== undefined
      ? headers.origin === new URL(publicUrl).origin
      : site === 'same-origin' || site === 'none'
  )
    return
  throw new Failure(baseFaults.crossSite)
}
