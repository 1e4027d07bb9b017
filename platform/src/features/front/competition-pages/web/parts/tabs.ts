import { pathTo } from '../../../../../site/path-to.ts'

/** The pages of a competition, each with those that stand under it: the last part of their addresses. */
export const tabs = {
  default: [],
  datasets: [],
  ranking: ['weekly-rankings'],
  submits: [],
  'source-code': [],
  teams: ['invite'],
  discuss: ['faq', 'solution'],
} as const satisfies Record<string, readonly string[]>

export type Tab = keyof typeof tabs
export type Page = Tab | (typeof tabs)[Tab][number]

/** Code stands on a page of its own, where all of it is read. */
export const addressOf = (page: Page, id: number, search: string): string =>
  page === 'source-code'
    ? `${pathTo('/competitions/source-code')}?cmptId=${id}`
    : `${pathTo(page === 'default' ? '/competitions/:id' : `/competitions/:id/${page}`, { id })}${search}`

/** Which of them an address is, or stands under. */
export function tabOf(pathname: string): Tab | undefined {
  if (pathname === pathTo('/competitions/source-code')) return 'source-code'
  const [, , , part = 'default'] = pathname.split('/')
  return (Object.keys(tabs) as Tab[]).find(
    tab => tab === part || (tabs[tab] as readonly string[]).includes(part),
  )
}
