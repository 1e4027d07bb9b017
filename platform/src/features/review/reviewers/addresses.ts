import type { ReviewPage } from './rules.ts'

/** The area answers under two addresses; who opened one of them stays under it. */
export const reviewBases = ['/hidden-spic-review', '/spic-review'] as const
export type ReviewBase = (typeof reviewBases)[number]

export const baseOf = (pathname: string): ReviewBase =>
  pathname.startsWith('/hidden-') ? '/hidden-spic-review' : '/spic-review'

export const reviewPath = (base: ReviewBase, page: ReviewPage | 'login' | 'no-access'): string =>
  `${base}/${page}`
export const sheetPath = (base: ReviewBase, proposalId?: number): string =>
  `${base}/spic-review-2020${proposalId === undefined ? '' : `/${proposalId}`}`

export const linkPath = (token: string): string => `${reviewBases[0]}/${token}`

/** Where somebody wanted to go before the login; nothing outside the area, and no other login. */
export const wantedPath = (base: ReviewBase, to: string | null): string =>
  to && /^\/(?:hidden-)?spic-review(?:\/(?!login)[\w-]*)*(?:\?[\w=&.-]*)?$/.test(to) ? to : base

/** A personal link's token, as it stands in an address. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)
