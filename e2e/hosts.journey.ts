import { connect } from 'node:net'
import { expect, site, test } from './fixtures.ts'

const { hostname, port, host } = new URL(site)

/** The status and the title of the page for a request that no browser would send. */
const ask = (address: string, named: string) =>
  new Promise<{ status: number; title: string | undefined }>((done, failed) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${address} HTTP/1.1\r\nhost: ${named}\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
      ),
    )
    socket.setEncoding('utf8').on('data', text => (answer += text))
    socket
      .once('end', () =>
        done({ status: Number(answer.split(' ')[1]), title: /<title>([^<]*)/.exec(answer)?.[1] }),
      )
      .once('error', failed)
  })

test('whatever host an asker names, the page is that of its address, for this reader and the next', async () => {
  const page = (at: number) => `/competitions/1001/faq?asked=${Date.now()}-${at}`
  const right = await ask(page(0), host)
  expect(right.status).toBe(200)
  const hosts = [
    'evil.example/@x',
    'evil.example?',
    'evil.example#',
    `${host}/competitions/1003?`,
    'a b',
    '[',
    '',
  ]
  for (const [at, named] of hosts.entries()) {
    const address = page(at + 1)
    expect([named, await ask(address, named), await ask(address, host)]).toEqual([named, right, right])
  }
})

test('the whole address in place of the path asks for the same page', async () => {
  const right = await ask('/competitions/1001/faq', host)
  for (const origin of [site, 'http://evil.example'])
    expect(await ask(`${origin}/competitions/1001/faq`, host)).toEqual(right)
  expect(await ask(site, host)).toEqual(await ask('/', host))
})
