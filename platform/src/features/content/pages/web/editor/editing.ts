import { createContext, useContext } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type EditedPage = Answer<SiteCalls['GET /api/admin/content/pages/{pageId}']>
export type Choices = Answer<SiteCalls['GET /api/admin/content/choices']>
export type Side = 'zh' | 'en'
export const sides = ['zh', 'en'] as const

/** What the fields of a form share: which language a narrow screen shows, what the server found wrong where, what live blocks can show. */
type Editing = {
  side: Side
  problemAt: (path: string) => string | undefined
  choices: Choices
  /** Of the site’s own pages, suggested where a link is written. */
  addresses?: readonly string[]
}
/** Of forms without live blocks. */
export const noChoices: Choices = { competitions: [], topics: [], experts: [] }
export const EditingContext = createContext<Editing>({
  side: 'zh',
  problemAt: () => undefined,
  choices: noChoices,
})
export const useEditing = () => useContext(EditingContext)

/** Leads to the field at a path, which may have to be unfolded first. */
export function focusPath(path: string): void {
  const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place
    ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')
    ?.focus({ preventScroll: true })
}
