import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { useWords } from '../use-site.ts'
import { Button } from '../../ui/button.tsx'
import { staffWords } from './words.ts'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

/** Filters that stand in the address: a choice holds at once, what is typed when it is sent. */
export function FilterForm({
  searchLabel,
  search,
  children,
}: {
  searchLabel: string
  search: string
  children?: ReactNode
}) {
  const { common } = useWords(staffWords)
  const submit = useSubmit()
  return (
    <Form
      role="search"
      className="flex flex-wrap gap-3"
      onChange={event => event.target instanceof HTMLSelectElement && void submit(event.currentTarget)}
    >
      <Input
        type="search"
        name="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        defaultValue={search}
        maxLength={60}
        className="max-w-md grow basis-52"
      />
      {children}
      <Button type="submit" variant="secondary">
        {common.search}
      </Button>
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
  return (
    <Select name={name} aria-label={label} defaultValue={value} className="w-auto!">
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  )
}
