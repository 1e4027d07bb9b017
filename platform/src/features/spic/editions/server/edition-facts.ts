import type { Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { signupState, submitState } from '../rules.ts'
import type { EditionRow } from './reads.ts'

/** What is published has all its windows, as the database demands; it cannot tell the compiler so. */
const planned = (at: Date | null): Date => at ?? new Date(0)

/** A published edition by its name and its windows. */
export const editionFacts = (row: EditionRow, { lang, now }: { lang: Lang; now: Date }) => ({
  id: row.id,
  year: row.year,
  name: localizeColumn(row, 'name', lang),
  signup: {
    state: signupState(row, now),
    startsAt: planned(row.signup_starts_at),
    endsAt: planned(row.signup_ends_at),
  },
  submit: {
    state: submitState(row, now),
    startsAt: planned(row.submit_starts_at),
    endsAt: planned(row.submit_ends_at),
  },
})
