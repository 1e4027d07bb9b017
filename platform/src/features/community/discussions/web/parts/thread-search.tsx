import type { ReactNode } from 'react'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Select } from '../../../../../ui/select.tsx'
import { threadFilters, threadSorts, threadTags } from '../../rules.ts'
import { discussionWords } from '../../words.ts'

/** What a list of threads is narrowed and sorted by; a choice counts at once. `children` are further choices. */
export function ThreadSearch({
  search,
  filter,
  sort,
  tag,
  children,
}: {
  search: string
  filter: string
  sort: string
  tag: string | undefined
  children?: ReactNode
}) {
  const words = useWords(discussionWords)
  const { viewer } = useSite()
  const filters = threadFilters.filter(value => value !== 'mine' || viewer)
  return (
    <FilterForm isWide searchLabel={words.list.search} search={search} maxLength={100}>
      {children}
      <div className="grid w-full grid-cols-2 gap-3 sm:contents">
        <Select
          name="tag"
          aria-label={words.list.tag}
          defaultValue={tag ?? ''}
          className="max-sm:col-span-2 sm:w-auto!"
          options={[
            ['', words.list.anyTag] as const,
            ...threadTags.map(value => [value, words.tags[value]] as const),
          ]}
        />
        <Select
          name="filter"
          aria-label={words.list.filter}
          defaultValue={filter}
          className="sm:w-auto!"
          options={filters.map(value => [value, words.filters[value]] as const)}
        />
        <Select
          name="sort"
          aria-label={words.list.sort}
          defaultValue={sort}
          className="sm:w-auto!"
          options={threadSorts.map(value => [value, words.sorts[value]] as const)}
        />
      </div>
    </FilterForm>
  )
}
