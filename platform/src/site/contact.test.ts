import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeWorld } from '../../test/world.ts'
import { readSettings } from '../base/config/settings.ts'
import { demoContact } from '../demo/contact.ts'
import { contactOf } from './contact.ts'
import { registerFiles } from './files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'leitai-contact-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const contact = (environment: NodeJS.ProcessEnv) =>
  contactOf(readSettings({ LEITAI_DATA: dataDir, ...environment }))

test('what is not set is not shown', () => {
  const nothing = {
    phone: undefined,
    feedback: undefined,
    follow: [],
    hasCompanyWechat: false,
    copyrightHolder: undefined,
    filing: undefined,
  }
  expect(contact({})).toEqual(nothing)
  expect(contact({ CONTACT_PHONE: '', WECHAT_URL: '', FILING_URL: 'https://filing.example' })).toEqual(
    nothing,
  )
})

test('what is set is shown', () => {
  expect(
    contact({
      CONTACT_PHONE: '+86 10 8888 0000',
      FEEDBACK_URL: 'https://form.example/1',
      WEIBO_URL: 'https://weibo.example/leitai',
      WECOM_URL: 'https://wecom.example/a',
      COPYRIGHT_HOLDER: '海湾大学',
      FILING_NOTICE: '京ICP备12345678号',
    }),
  ).toEqual({
    phone: '+86 10 8888 0000',
    feedback: 'https://form.example/1',
    follow: [{ kind: 'weibo', address: 'https://weibo.example/leitai' }],
    hasCompanyWechat: true,
    copyrightHolder: '海湾大学',
    filing: { notice: '京ICP备12345678号', address: undefined },
  })
})

test.each([
  { FEEDBACK_URL: 'javascript:alert(1)' },
  { WECHAT_URL: 'leitai.example' },
  { CONTACT_PHONE: 'call us' },
])('%o is refused at start', environment =>
  expect(() => contact(environment)).toThrow(Object.keys(environment)[0]),
)

test('the demo’s values are settings that pass', () =>
  expect(contact(demoContact('http://localhost:3000'))).toMatchObject({
    feedback: undefined,
    follow: [{ kind: 'wechat', address: 'http://localhost:3000' }, { kind: 'weibo' }],
  }))

test('the addresses that are set have their codes, and no others', async () => {
  const world = await makeWorld({
    WECHAT_URL: 'https://leitai.example/a',
    WEIBO_URL: 'https://leitai.example/b',
  })
  registerFiles(world.app, world)
  const get = (url: string) => world.app.inject({ method: 'GET', url })
  const [wechat, weibo, wecom] = await Promise.all(
    ['wechat', 'weibo', 'wecom'].map(name => get(`/qr/${name}.svg`)),
  )
  expect(wechat?.headers['content-type']).toBe('image/svg+xml')
  expect(wechat?.body).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(weibo?.body).not.toBe(wechat?.body)
  expect(wecom?.statusCode).toBe(404)
  await world.close()
})
