import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

type Reach = Pick<Settings, 'HOST' | 'publicUrl' | 'issuer' | 'embeddedSso'>
type Exposed = Reach &
  Pick<Settings, 'TRUST_PROXY' | 'SMTP_URL' | 'SMS_WEBHOOK_URL' | 'MAIL_FROM' | 'METRICS_TOKEN'>

/** True for a host name or address that leads to this machine only. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
const isHere = (url: string) => isLoopback(new URL(url).hostname)
const isSecure = (url: string) => url.startsWith('https:') || isHere(url)

/** Whether only this machine reaches the product: where it listens, and by which addresses people come. */
export const isForThisMachine = ({ HOST, publicUrl, issuer, embeddedSso }: Reach): boolean =>
  isLoopback(HOST) && isHere(publicUrl) && (!embeddedSso || isHere(issuer))

/** What does on one's own machine and not where others reach it: a start is refused until the operator has said otherwise. */
export function exposureProblems(settings: Exposed, { isDevelopment }: { isDevelopment: boolean }): string[] {
  if (isForThisMachine(settings)) return []
  const problems: string[] = []
  if (isDevelopment)
    problems.push(
      'HOST and PUBLIC_URL: npm run dev serves the sources, so both must be addresses of this machine',
    )
  if (!isSecure(settings.issuer))
    problems.push(
      `${settings.embeddedSso ? 'SSO_PUBLIC_URL (by default on the host of PUBLIC_URL)' : 'SSO_ISSUER'}: must be https, because sign-in over http works only on this machine`,
    )
  // The product serves http only, so an https address means that a proxy is in front of it.
  if (settings.publicUrl.startsWith('https:') && settings.TRUST_PROXY === undefined)
    problems.push(
      'TRUST_PROXY: must be set with an https PUBLIC_URL; true if the proxy in front replaces X-Forwarded-For, so that limits count visitors one by one, or false to count all of them as one',
    )
  return problems
}

/** Throws one sentence that names every such setting. */
export function assertSafe(settings: Exposed, given: { isDevelopment: boolean }): void {
  const problems = exposureProblems(settings, given)
  if (problems.length > 0)
    throw new StartupError(`Settings are wrong. ${problems.join('; ')}. See docs/operating.md.`)
}

/** What others may come to miss or may see where they reach the product, for the operator to read at each start. */
export function exposureNotes(settings: Exposed): string[] {
  if (isForThisMachine(settings)) return []
  const { embeddedSso, publicUrl, SMTP_URL, SMS_WEBHOOK_URL, MAIL_FROM, METRICS_TOKEN } = settings
  return [
    ...(isSecure(publicUrl) ? [] : ['PUBLIC_URL is http: sessions can be read in transit and taken over.']),
    ...(embeddedSso && !SMTP_URL && !SMS_WEBHOOK_URL
      ? ['SMTP_URL is not set: codes are not sent. npm run -s leitai -- outbox prints them.']
      : []),
    ...(SMTP_URL && MAIL_FROM.includes('@localhost')
      ? ['MAIL_FROM is not set: servers refuse mail from no-reply@localhost.']
      : []),
    ...(METRICS_TOKEN ? [] : ['METRICS_TOKEN is not set: /metrics answers 404.']),
  ]
}
