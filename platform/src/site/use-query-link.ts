import { useSearchParams } from 'react-router'

/** This page's address with some of its query changed, null takes away; on its first page unless a page is named. */
export function useQueryLink() {
  const [query] = useSearchParams()
  return (change: Record<string, string | number | null>): string => {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name)
      else next.set(name, String(value))
    return `?${next}`
  }
}
