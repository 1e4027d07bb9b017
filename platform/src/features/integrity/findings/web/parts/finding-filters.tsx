import { Form, useSubmit } from 'react-router'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { FilterSelect } from '../../../../../site/filter-form.tsx'
import { HiddenInput } from '../../../../../ui/input.tsx'
import { findingKinds, type FindingKind } from '../../rules.ts'
import { integrityWords } from '../../words.ts'

type Props = {
  filters: { kind: string; state: string; team: string }
  open: Readonly<Record<FindingKind, number>>
}

/** Filters that stand in the address; a choice holds at once. */
export function FindingFilters({ filters, open }: Props) {
  const { filters: words, kinds } = useWords(integrityWords)
  const submit = useSubmit()
  const all = findingKinds.reduce((sum, kind) => sum + open[kind], 0)
  return (
    <Form role="search" className="flex flex-wrap gap-3" onChange={event => void submit(event.currentTarget)}>
      <FilterSelect
        name="kind"
        label={words.kind}
        value={filters.kind}
        options={[
          ['', words.anyKind(formatCount(all))],
          ...findingKinds.map(kind => [kind, words.kindCount(kinds[kind], formatCount(open[kind]))] as const),
        ]}
      />
      <FilterSelect
        name="state"
        label={words.state}
        value={filters.state}
        options={(['open', 'dismissed', 'all'] as const).map(state => [state, words.states[state]])}
      />
      {filters.team && <HiddenInput name="team" value={filters.team} />}
    </Form>
  )
}
