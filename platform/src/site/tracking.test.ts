import { expect, test } from 'vitest'
import { trackingAddress } from './tracking.ts'

const visit = {
  hostname: 'leitai.example',
  pathname: '/competitions',
  search: '?page=2&search=secret+plans&code=123',
  id: 7,
  ssoId: 's7',
  fingerprint: 'f1',
}

test('says which page was seen by whom, and no value of its address that could be a secret', () => {
  const address = new URL(trackingAddress('https://count.example/t.gif?site=1', visit))
  expect(address.origin + address.pathname).toBe('https://count.example/t.gif')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    site: '1',
    hostname: 'leitai.example',
    path: '/competitions',
    fullPath: '/competitions?page=2&search=&code=',
    userId: '7',
    ssoId: 's7',
    fingerprint: 'f1',
  })
  expect(address.href).not.toMatch(/secret|123/)
})

test('a visitor has no ids', () => {
  const address = new URL(trackingAddress('https://count.example/', { ...visit, search: '', id: undefined }))
  expect(address.searchParams.get('userId')).toBe('')
  expect(address.searchParams.get('fullPath')).toBe('/competitions')
})
