import { videoPlayers } from '../../../base/web/video-players.ts'

/** Pages that a sponsor's site can have, by their addresses below it; the first is its home. */
export const pageSlugs = [
  'home',
  'competition',
  'news',
  'expert',
  'organization',
  'job',
  'talent',
  'invite',
  'contact',
  'content-1',
  'content-2',
  'content-3',
  'content-4',
  'content-5',
] as const

/** Pages of the platform's own site, at addresses of their own, in front of what the platform shows there. */
const ownSlugs = ['special', 'welfare'] as const

/** The platform's own site; no sponsor's can be called so. */
export const ownSite = 'leitai'

/** Addresses that show something though nobody wrote a page for them. */
export const builtInSlugs: readonly string[] = ['news', 'job', 'talent', 'invite']

/** What addresses the pages of a site can have. */
export const slugsOf = (isOwn: boolean): readonly string[] => (isOwn ? ownSlugs : pageSlugs)

/** The address of a site's page. */
export const addressOf = (site: string, slug: string): string =>
  site === ownSite ? `/${slug}` : slug === 'home' ? `/special/${site}` : `/special/${site}/${slug}`

/** The addresses of all pages that a site can have. */
export const addressesOf = (site: string): string[] =>
  slugsOf(site === ownSite).map(slug => addressOf(site, slug))

/** Empty, a page of this site, or an address elsewhere by https: nothing that could run or lead astray. */
export function isPageLink(value: string): boolean {
  if (value === '') return true
  if (/[\\\p{Cc}\s]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  const url = URL.parse(value)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

export const pageStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
export type PageState = (typeof pageStates)[number]

/** What somebody does with a page as a whole. */
export const steps = ['submit', 'return', 'publish', 'schedule', 'unschedule', 'withdraw'] as const
export type Step = (typeof steps)[number]

const from: Record<Step, readonly PageState[]> = {
  submit: ['draft', 'withdrawn'],
  return: ['review'],
  publish: ['draft', 'review', 'scheduled', 'withdrawn'],
  // Again: what was written since takes the place of what was scheduled.
  schedule: ['draft', 'review', 'scheduled', 'withdrawn'],
  unschedule: ['scheduled'],
  withdraw: ['draft', 'review', 'scheduled', 'published'],
}

type Page = {
  state: PageState
  isLive: boolean
  /** Whether anything is missing in either language. */
  isComplete: boolean
  /** The site asks for a second pair of eyes, and the asker wrote the last change. */
  needsOther: boolean
}
export type Obstacle = 'wrongState' | 'incomplete' | 'needsOther'

/** Why a page cannot take a step; undefined where it can. */
export function obstacleTo(step: Step, page: Page): Obstacle | undefined {
  if (!from[step].includes(page.state)) return 'wrongState'
  if (step === 'withdraw' && !page.isLive && page.state !== 'scheduled') return 'wrongState'
  if (step === 'submit' || step === 'publish' || step === 'schedule') {
    if (!page.isComplete) return 'incomplete'
    if (step !== 'submit' && page.needsOther) return 'needsOther'
  }
  return undefined
}

export const stateAfter: Record<Step, PageState> = {
  submit: 'review',
  return: 'draft',
  publish: 'published',
  schedule: 'scheduled',
  unschedule: 'draft',
  withdraw: 'withdrawn',
}

/** How a page stands once what was scheduled is published: what was written since is a draft on top of it. */
export const stateWhenDue = (page: { draft: number; scheduled: number | null }): PageState =>
  page.draft === page.scheduled ? 'published' : 'draft'

/** How a page stands once its draft was changed. What was scheduled stays so; nobody has looked at what is in review now. */
export const stateWhenChanged = (state: PageState): PageState =>
  state === 'scheduled' || state === 'withdrawn' ? state : 'draft'

/** Whether a save goes into the revision before it: somebody's own, still unseen, of the last ten minutes. */
export const isSameSitting = (
  last: { by: number | null; at: Date; isFrozen: boolean },
  by: number,
  now: Date,
): boolean => !last.isFrozen && last.by === by && now.getTime() - last.at.getTime() < 600_000

/** Where a video elsewhere is played; null for an address that is no video of a known site. */
export function playerOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'bilibili.com') {
    const id = /^\/video\/(BV[0-9A-Za-z]{10})\/?$/.exec(url.pathname)?.[1]
    return id ? `${videoPlayers.bilibili}/player.html?bvid=${id}&autoplay=0` : null
  }
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' && url.pathname === '/watch'
        ? url.searchParams.get('v')
        : null
  return id && /^[\w-]{11}$/.test(id) ? `${videoPlayers.youtube}/embed/${id}` : null
}

/**
 * A domain name in small letters, in the form that browsers send. No IP address, also none in a notation that programs
 * take for one, whose last part is a number; and no name of this machine: what is asked of it by monitors and tunnels
 * must not be led to a site.
 */
export const isDomainName = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) &&
  !/\.(?:\d+|0x[0-9a-f]*|localhost)$/.test(host) &&
  host !== 'localhost.localdomain'
