import { expect, test } from 'vitest'
import { demoLines, whoRunsIt } from './announce.ts'

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

test('prints the demo passwords: at each start on a laptop, elsewhere only at the start that made them', () => {
  const told = (demo: Parameters<typeof demoLines>[1]) =>
    demoLines({ publicUrl: 'https://data.example.com' }, demo).join('\n')
  expect(told({ passwordOf: account => `of ${account}` })).toMatch(
    /administrator +admin@demo\.leitai\.example +of admin@demo\.leitai\.example\n[^]*chief +chen-\d{4}-chief +of chen-\d{4}-chief/,
  )
  expect(told({ said: new Map([['chen-2026-chief', 'just made']]) })).toMatch(
    /shown this once\. [^\n]*\/hidden-spic-review\/login\n +chen-2026-chief +just made$/,
  )
  expect(told({})).toMatch(/demo renew makes new ones\)\n[^]* admin@demo\.leitai\.example\n/)
})
