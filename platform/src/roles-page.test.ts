import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isForStaff } from './base/contract/call.ts'
import type { Permission, Staff } from './base/contract/staff.ts'
import { calls } from './calls.ts'
import { features } from './features.ts'

const permissionsOf = (feature: (typeof features)[number]): Permission[] =>
  'permissions' in feature ? Object.values<Permission>(feature.permissions) : []
const whoMay = ({ roles, own }: Staff) =>
  ['administrator', ...roles.map(role => (role === 'organiser' && own ? 'organiser of it' : role))].join(', ')
const line = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** Made anew by `vitest run roles-page -u`. */
test('docs/roles.md shows who may do what', async () => {
  const page = [
    '# Who may do what',
    '',
    'Made from the contracts (`access`) and the `permissions.ts` of all features, which decide: what names nobody else is for administrators. “organiser of it” means an organiser of that competition, and of no other.',
    '',
    '## Calls for staff',
    '',
    line('Call', 'Who'),
    line('---', '---'),
    ...calls.filter(isForStaff).map(call => line(`\`${call.method} ${call.path}\``, whoMay(call.access))),
    '',
    '## With what is others’, through calls that everybody has',
    '',
    line('Permission', 'Who'),
    line('---', '---'),
    ...features.flatMap(permissionsOf).map(({ name, staff }) => line(`\`${name}\``, whoMay(staff))),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../docs/roles.md')
})

test('every feature with permissions.ts says so', () => {
  const found = globSync('*/*/permissions.ts', { cwd: `${import.meta.dirname}/features` })
  expect(
    features
      .filter(one => permissionsOf(one).length > 0)
      .map(({ name }) => `${name}/permissions.ts`)
      .toSorted(),
  ).toEqual(found.toSorted())
})

test('no two permissions have one name', () => {
  const names = features.flatMap(permissionsOf).map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
})
