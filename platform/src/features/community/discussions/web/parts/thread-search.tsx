import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { threadFilters, threadSorts } from '../../rules.ts'
import { discussionWords } from '../../words.ts'

/** What a list of threads is narrowed and sorted by; a choice counts at once. `children` are further choices. */
export function ThreadSearch({
  search,
  filter,
  sort,
  children,
}: {
  search: string
  filter: string
  sort: string
  children?: ReactNode
}) {
  const words = useWords(discussionWords)
  const { viewer } = useSite()
  const submit = useSubmit()
  const filters = threadFilters.filter(value => value !== 'mine' || viewer)
  return (
    <Form
      role="search"
      className="grid gap-3 sm:grid-flow-col sm:grid-cols-[1fr] sm:auto-cols-max"
      onChange={event => event.target instanceof HTMLSelectElement && void submit(event.currentTarget)}
    >
      <div className="flex gap-2">
        <Input
          type="search"
          name="search"
          aria-label={words.list.search}
          placeholder={words.list.search}
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit" variant="secondary">
          {words.list.searchButton}
        </Button>
      </div>
      {children}
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Select
          name="filter"
          aria-label={words.list.filter}
          defaultValue={filter}
          options={filters.map(value => [value, words.filters[value]] as const)}
        />
        <Select
          name="sort"
          aria-label={words.list.sort}
          defaultValue={sort}
          options={threadSorts.map(value => [value, words.sorts[value]] as const)}
        />
      </div>
    </Form>
  )
}
