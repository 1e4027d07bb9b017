import { useApi } from '../../../../../site/browser-api.ts'
import { AddForm } from '../../../../../site/staff/add-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { accountWords } from '../../account-words.ts'
import type { ReviewerList } from './reviewer-list.ts'
import type { Given } from './given-codes.tsx'
import { factsOf, ReviewerFields } from './reviewer-fields.tsx'

export function AddReviewer({
  list: { edition, tracks },
  onGiven,
}: {
  list: ReviewerList
  onGiven: (given: readonly Given[]) => void
}) {
  const words = useWords(accountWords)
  const api = useApi()
  const empty = {
    account: '',
    name: '',
    organisation: '',
    email: '',
    role: '2',
    capacity: '20',
    trackIds: [] as number[],
  }
  const form = useForm({
    name: `reviewer:new:${edition.id}`,
    saved: { value: empty, tag: '' },
    save: async value => {
      const body = { ...factsOf(value), account: value.account }
      onGiven([await api('POST /api/admin/spic/{id}/reviewers', { params: { id: edition.id }, body })])
    },
  })
  return (
    <AddForm editing={form} title={words.add}>
      <TextField
        label={words.account}
        hint={words.accountHint(edition.year)}
        maxLength={46}
        required
        {...form.field('account')}
      />
      <ReviewerFields form={form} tracks={tracks} />
    </AddForm>
  )
}
