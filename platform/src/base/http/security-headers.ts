import type { Settings } from '../config/settings.ts'
import { videoPlayers } from '../web/video-players.ts'

type Hosts = Pick<Settings, 'FRAME_ANCESTORS' | 'TRACKING_IMAGE' | 'issuer'>

/** The policy of a page made for one reader: scripts by nonce. */
export const policyByNonce = (nonce: string, hosts: Hosts): string =>
  policy(`script-src 'nonce-${nonce}' 'strict-dynamic'`, `style-src 'self' 'nonce-${nonce}'`, hosts)

/** While the site is being worked on: Vite writes scripts and styles of its own into the page and speaks by a socket. */
export const developmentPolicy = (hosts: Hosts): string =>
  policy("script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", hosts, ' ws:')

/** The policy of a page that many readers get: its own inline scripts by their hashes, and script files of this site. */
export const policyByHashes = (sha256: readonly string[], hosts: Hosts): string =>
  policy(`script-src 'self' ${sha256.map(hash => `'sha256-${hash}'`).join(' ')}`, "style-src 'self'", hosts)

/** Only our own files, framed only by the hosts the operator lists. */
function policy(scripts: string, styles: string, settings: Hosts, sockets = ''): string {
  return [
    "default-src 'self'",
    scripts,
    styles,
    // Positions of charts and tooltips are set through style attributes, which cannot load anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${settings.TRACKING_IMAGE ? ` ${new URL(settings.TRACKING_IMAGE).origin}` : ''}`,
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    `frame-src ${["'self'", ...Object.values(videoPlayers)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(settings.issuer).origin}`,
    `frame-ancestors ${["'self'", ...settings.FRAME_ANCESTORS].join(' ')}`,
  ].join('; ')
}

/** Of answers of the API, downloads among them: opened as a page they load, run and are framed by nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** Of a PDF that pages of this site show: viewers of browsers do not run in a sandbox, and style themselves. */
export const framedPdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** What every answer carries; over HTTPS browsers are told to stay with it. */
export const plainSecurityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
