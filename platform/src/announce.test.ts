import { expect, test } from 'vitest'
import { whoRunsIt } from './announce.ts'

const said = (emails: string[], hasOne: boolean) =>
  whoRunsIt({ ADMIN_EMAILS: emails, publicUrl: 'http://localhost:3000' }, hasOne).join('\n')

test('an empty installation says how somebody becomes its administrator', () => {
  expect(said([], false)).toMatch(/nobody can get one: ADMIN_EMAILS is not set/)
  const told = said(['boss@example.org', 'vice@example.org'], false)
  expect(told).toMatch(/Nobody has a role yet\. .*\(boss@example\.org, vice@example\.org\)/)
  expect(told).toContain('http://localhost:3000/admin')
})

test('one that has an administrator says how there come to be more', () => {
  expect(said(['boss@example.org'], true)).toMatch(/ADMIN_EMAILS \(boss@example\.org\)/)
  expect(said([], true)).toMatch(/none is set/)
  expect(said([], true)).not.toContain('Nobody')
})
