import type { Localized } from '../../../base/web/language.ts'
import { blockOf, type BlockKind, type PageDocument } from './blocks.ts'
import { newBlock } from './empty.ts'
import { addressOf } from './rules.ts'

export const starters = ['contest', 'empty'] as const
export type Starter = (typeof starters)[number]

const names = {
  home: { zh: '首页', en: 'Home' },
  competition: { zh: '赛事', en: 'Competition' },
  news: { zh: '新闻', en: 'News' },
  organization: { zh: '组织机构', en: 'Organizers' },
  contact: { zh: '联系我们', en: 'Contact' },
} satisfies Record<string, Localized>
type Slug = keyof typeof names

/** The blocks that the site of a contest usually has; news needs no page of its own. */
const skeleton: readonly [Slug, readonly BlockKind[]][] = [
  ['home', ['hero', 'text', 'timeline', 'news', 'organisations', 'action']],
  ['competition', ['text', 'leaderboard', 'faq']],
  ['organization', ['organisations']],
  ['contact', ['contact']],
]

/** The menu of a site that begins with the usual pages. */
export const starterMenu = (site: string) =>
  (Object.keys(names) as Slug[]).map(slug => ({ label: names[slug], to: addressOf(site, slug) }))

/** The usual pages of a contest's site, with empty blocks to be written. */
export const starterPages = (title: Localized): { slug: string; document: PageDocument }[] =>
  skeleton.map(([slug, kinds]) => ({
    slug,
    document: {
      title: slug === 'home' ? title : names[slug],
      description: { zh: '', en: '' },
      blocks: kinds.flatMap((kind, at) => {
        const block = blockOf(kind)
        return block ? [newBlock(block, `start${String(at).padStart(3, '0')}`)] : []
      }),
    },
  }))
