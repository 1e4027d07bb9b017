import { expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { passwordAddress, rebindingAddress } from './sign-on-addresses.ts'

const ours = { SSO_PUBLIC_URL: 'https://sso.example', PUBLIC_URL: 'https://leitai.example' }
const others = { SSO_ISSUER: 'https://issuer.example/realm', PUBLIC_URL: 'https://leitai.example' }
const addressWith = (environment: NodeJS.ProcessEnv) => {
  const { publicUrl, issuer, embeddedSso, SSO_PASSWORD_URL } = readSettings(environment)
  return passwordAddress({ publicUrl, issuer, embeddedSso, SSO_PASSWORD_URL }, 'en-US', '/users/settings-v2')
}

test('a password is changed at our sign-on site, which leads back', () => {
  const address = new URL(addressWith(ours) ?? '')
  expect(address.origin + address.pathname).toBe('https://sso.example/password/change')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ui_locales: 'en-US',
    return: 'https://leitai.example/users/settings-v2',
  })
})

test('or where another issuer’s operator says, if anywhere', () => {
  expect(addressWith(others)).toBeUndefined()
  const SSO_PASSWORD_URL = 'https://issuer.example/account/password?x=1'
  expect(addressWith({ ...others, SSO_PASSWORD_URL })).toBe(SSO_PASSWORD_URL)
})

test('what is bound is changed at our sign-on site, which leads back through the login that tells us of it', () => {
  const at = (environment: NodeJS.ProcessEnv) => {
    const { publicUrl, issuer, embeddedSso } = readSettings(environment)
    return rebindingAddress({ publicUrl, issuer, embeddedSso }, 'en-US', 'phone', '/users/settings-v2')
  }
  const address = new URL(at(ours) ?? '')
  expect(address.origin + address.pathname).toBe('https://sso.example/binding/change')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ui_locales: 'en-US',
    kind: 'phone',
    return: 'https://leitai.example/en-US/login2?return=%2Fusers%2Fsettings-v2',
  })
  expect(at(others)).toBeUndefined()
})
