import { expect, test } from 'vitest'
import { fields } from '../../features/spic/forms/fields.ts'
import { formIssues } from '../../features/spic/forms/rules.ts'
import { daysFrom } from '../days.ts'
import { plannedEditions } from './editions.ts'

const now = new Date('2026-11-27T08:00:00Z')
const editions = plannedEditions(2026, daysFrom(now))

test('forms ask for what their builder could have made', () => {
  for (const { forms } of editions)
    for (const form of Object.values(forms)) {
      expect(formIssues(form)).toEqual([])
      expect(fields.parse(form)).toEqual(form)
    }
})
