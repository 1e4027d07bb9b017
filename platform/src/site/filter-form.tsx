import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

/** Filters that stand in the address: a choice holds at once, what is typed when it is sent. */
export function FilterForm({
  searchLabel,
  search,
  maxLength = 60,
  name = 'search',
  isWide = false,
  isShort = false,
  variant = 'secondary',
  children,
}: {
  searchLabel: string
  search: string
  maxLength?: number
  /** What the address calls it. */
  name?: string
  /** Whether the search takes what there is of the line and has its button beside it; choices follow. */
  isWide?: boolean
  /** In a line with other things: the field alone, sent by Enter. */
  isShort?: boolean
  variant?: 'primary' | 'secondary'
  children?: ReactNode
}) {
  const words = useWords(shellWords)
  const submit = useSubmit()
  const send = (
    <Button type="submit" variant={variant}>
      {words.search}
    </Button>
  )
  const input = (
    <Input
      // Another search, by a link or the way back, is shown in it.
      key={search}
      type="search"
      name={name}
      aria-label={searchLabel}
      placeholder={searchLabel}
      defaultValue={search}
      maxLength={maxLength}
      className={clsx(isShort ? 'h-9! w-40! text-sm' : isWide || 'max-w-md grow basis-52')}
    />
  )
  return (
    <Form
      role="search"
      className="flex flex-wrap gap-3"
      onChange={event => event.target instanceof HTMLSelectElement && void submit(event.currentTarget)}
    >
      {isWide ? (
        <div className="flex grow basis-72 gap-2">
          {input}
          {send}
        </div>
      ) : (
        input
      )}
      {children}
      {isWide || isShort || send}
    </Form>
  )
}

export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: readonly (readonly [string, string])[]
}) {
  return <Select name={name} aria-label={label} defaultValue={value} className="w-auto!" options={options} />
}
