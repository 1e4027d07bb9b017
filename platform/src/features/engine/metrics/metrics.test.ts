import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { metrics } from '../scorer/metrics/catalogue.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

test('every metric is explained to everybody in both languages', async () => {
  const { data } = await ask(world, 'GET /api/metrics')
  expect(data.metrics).toHaveLength(metrics.length)
  for (const { key } of metrics)
    for (const lang of ['zh-CN', 'en-US']) {
      const { status, data: guide } = await ask(world, `GET /api/metrics/${key}?lang=${lang}`)
      expect([key, status]).toEqual([key, 200])
      expect(JSON.stringify(guide)).not.toContain('katex-error')
      expect(guide.example.answers[0].length).toBeGreaterThan(1)
    }
})

test('another is not there', async () => {
  expect(await ask(world, 'GET /api/metrics/none')).toMatchObject({ status: 404, errno: 'e40496' })
})

test('whoever does not ask for a page gets measurements at the same address', async () => {
  for (const accept of [undefined, '*/*', 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5'])
    expect((await world.app.inject({ url: '/metrics', headers: accept ? { accept } : {} })).body).toContain(
      'leitai_http_request_seconds',
    )
  // Of this process's calls alone; the site has the page.
  expect((await world.app.inject({ url: '/metrics', headers: { accept: 'text/html,*/*' } })).statusCode).toBe(
    404,
  )
})

test('/metrics requires the token where others reach the site', async () => {
  const METRICS_TOKEN = 'of the monitor only'
  for (const env of [{ METRICS_TOKEN }, {}]) {
    const there = await makeWorld({ PUBLIC_URL: 'https://data.example.com', ...env })
    const statuses = []
    for (const authorization of [undefined, 'Bearer of somebody else', `Bearer ${METRICS_TOKEN}`])
      for (const url of ['/metrics', '/healthz/metrics'])
        statuses.push(
          (await there.app.inject({ url, headers: authorization ? { authorization } : {} })).statusCode,
        )
    const right = env.METRICS_TOKEN ? 200 : 404
    expect(statuses).toEqual([404, 404, 404, 404, right, right])
    await there.close()
  }
})
