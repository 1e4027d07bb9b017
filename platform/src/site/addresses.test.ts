import { expect, test } from 'vitest'
import { inLanguage, ownAddress } from './addresses.ts'

test.each([
  ['/', '/'],
  ['/competitions', '/competitions'],
  ['/competitions/', '/competitions'],
  ['/competitions/7/default', '/competitions/7'],
  ['/competitions?search=a&sort=newest', '/competitions'],
  ['/competitions?page=2&search=a', '/competitions?page=2'],
  ['/competitions?page=1', '/competitions'],
  ['/competitions?page=-3', '/competitions'],
  ['/competitions?page=%3Cscript%3E', '/competitions'],
  ['/competitions?lang=en-US&page=3', '/competitions?page=3&lang=en-US'],
  ['/competitions?lang=fr', '/competitions'],
])('%s stands at %s', (asked, own) => expect(ownAddress(new URL(asked, 'https://a.example'))).toBe(own))

test.each([
  ['/', 'zh-CN', '/?lang=zh-CN'],
  ['/a?page=2', 'en-US', '/a?page=2&lang=en-US'],
  ['/a?page=2&lang=en-US', 'zh-CN', '/a?page=2&lang=zh-CN'],
  ['/a?lang=en-US', undefined, '/a'],
] as const)('%s in %s is %s', (address, lang, there) => expect(inLanguage(address, lang)).toBe(there))
