import { expect, test } from 'vitest'
import { plainSecurityHeaders, policyByHashes, policyByNonce } from './security-headers.ts'

test('every answer says what browsers may do with it, over HTTPS also that they stay with it', () => {
  const plain = plainSecurityHeaders({ publicUrl: 'http://localhost:3000' })
  expect(plain).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  })
  expect(plainSecurityHeaders({ publicUrl: 'https://leitai.example' })).toEqual({
    ...plain,
    'strict-transport-security': 'max-age=31536000',
  })
})

const hosts = {
  FRAME_ANCESTORS: ['https://partner.example'],
  TRACKING_IMAGE: 'https://count.example/t.gif?site=1',
  issuer: 'https://sso.example/oidc',
}

test.each([
  ['for one reader', policyByNonce('n0nce', hosts), "script-src 'nonce-n0nce' 'strict-dynamic'"],
  ['for many', policyByHashes(['aGFzaA=='], hosts), "script-src 'self' 'sha256-aGFzaA=='"],
])(
  'a page %s runs only its own scripts and is framed only where the operator says',
  (_for, policy, scripts) => {
    const parts = policy.split('; ')
    expect(parts).toContain(scripts)
    expect(parts).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "img-src 'self' data: blob: https://count.example",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self' https://sso.example",
        "frame-ancestors 'self' https://partner.example",
      ]),
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  },
)
