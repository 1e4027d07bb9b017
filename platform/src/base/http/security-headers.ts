import type { Settings } from '../config/settings.ts'

/** The policy of every page: only our own files, scripts by nonce, framed only by the hosts the operator lists. */
export function contentSecurityPolicy(
  nonce: string,
  settings: Pick<Settings, 'FRAME_ANCESTORS' | 'issuer'>,
  development: boolean,
): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Positions of charts and tooltips are set through style attributes, which cannot load anything.
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(settings.issuer).origin}`,
    `frame-ancestors ${["'self'", ...settings.FRAME_ANCESTORS].join(' ')}`,
  ].join('; ')
}

export const plainSecurityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
