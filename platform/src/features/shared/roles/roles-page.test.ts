import { expect, test } from 'vitest'
import { calls } from '../../../calls.ts'
import { abilityPolicy, adminPolicy } from './policy.ts'

type Demand = { roles: readonly string[]; own?: 'named' | 'found' }
const staffCalls = calls.filter(call => call.access === 'staff')
const nameOf = (call: (typeof calls)[number]) => `${call.method} ${call.path}`

test('the table says who may make every call that is for staff, and nothing of others', () => {
  expect(Object.keys(adminPolicy).toSorted()).toEqual(staffCalls.map(nameOf).toSorted())
})

const whoMay = ({ roles, own }: Demand) =>
  ['administrator', ...roles.map(role => (role === 'organiser' && own ? 'organiser of it' : role))].join(', ')
const line = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** Made anew by `vitest run roles-page -u`. */
test('docs/roles.md shows it', async () => {
  const page = [
    '# Who may do what',
    '',
    'Made from `platform/src/features/shared/roles/policy.ts`, which decides; what stands in neither table nobody may. “organiser of it” means an organiser of that competition, and of no other.',
    '',
    '## Calls for staff',
    '',
    line('Call', 'Who'),
    line('---', '---'),
    ...Object.entries(adminPolicy).map(([call, demand]) => line(`\`${call}\``, whoMay(demand))),
    '',
    '## With what is others’, through calls that everybody has',
    '',
    line('Ability', 'Who'),
    line('---', '---'),
    ...Object.entries(abilityPolicy).map(([ability, demand]) => line(`\`${ability}\``, whoMay(demand))),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../../docs/roles.md')
})
