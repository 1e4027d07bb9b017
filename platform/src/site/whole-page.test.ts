import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { wholePage } from './whole-page.ts'

const nonce = 'n-0_nce'
const hosts = { FRAME_ANCESTORS: ['https://partner.example'], issuer: 'https://sso.example/oidc' }
const answer = (body: string, headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']]) =>
  new Response(body, { headers })
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const make = async (html: string) => {
  const { body, headers } = await wholePage(answer(html), hosts, nonce)
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]
  return { html: body.toString(), policy, scripts }
}

describe('a page for everybody', () => {
  test('names each of its own scripts by its hash, and script files by the site', async () => {
    const [one, two] = ['window.x = {"a":"</\\u0073cript>"};', '\n  let 名 = "擂台"\n']
    const { html, scripts } = await make(
      `<p>x</p><script nonce="${nonce}">${one}</script><script nonce="${nonce}" type="module" async="">${two}</script><script src="/assets/a.js" nonce="${nonce}"></script>`,
    )
    expect(scripts).toBe(`'self' ${hashOf(one)} ${hashOf(two)}`)
    expect(html).toBe(
      `<p>x</p><script>${one}</script><script type="module" async="">${two}</script><script src="/assets/a.js"></script>`,
    )
  })

  test('names no script that came into it in another way', async () => {
    const { scripts } = await make(
      `<script>alert(1)</script><script nonce="other">alert(2)</script><script nonce='${nonce}'>alert(3)</script><script data-x=" nonce=">alert(4)</script><script nonce="${nonce}">ok()</script>`,
    )
    expect(scripts).toBe(`'self' ${hashOf('ok()')}`)
  })

  test('carries no nonce, which would be used twice', async () => {
    const { html, policy } = await make(
      `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a</script>`,
    )
    expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>a</script>')
    expect(policy).not.toContain('nonce')
    expect(policy).not.toContain("unsafe-inline' 'sha256")
    expect(/(?:^|; )script-src[^;]*unsafe/.test(policy)).toBe(false)
  })

  test('is framed by those alone that the operator names', async () =>
    expect((await make('x')).policy).toContain("frame-ancestors 'self' https://partner.example"))

  test.each([
    [[['set-cookie', 'a=b']]],
    [
      [
        ['set-cookie', 'a=b'],
        ['Set-Cookie', 'c=d; HttpOnly'],
      ],
    ],
  ])('sets no cookie: %j throws', async cookies => {
    const headers: [string, string][] = [['content-type', 'text/html'], ...(cookies as [string, string][])]
    await expect(wholePage(answer('x', headers), hosts, nonce)).rejects.toThrow(/cookie/)
  })

  test('keeps its status and its bytes where it is no page', async () => {
    const given = new Response(Buffer.from([0, 255, 1]), {
      status: 404,
      headers: { 'content-type': 'text/x-script', 'x-remix': '1' },
    })
    const made = await wholePage(given, hosts, nonce)
    expect([made.status, [...made.body], made.headers]).toEqual([
      404,
      [0, 255, 1],
      {
        'content-type': 'text/x-script',
        'x-remix': '1',
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Accept-Language',
      },
    ])
  })
})
