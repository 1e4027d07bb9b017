import type { Answer } from '../../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import type { Tone } from '../../../../../ui/badge.tsx'

/** What the pages of accounts are given. */
export type ReviewerList = Answer<SiteCalls['GET /api/admin/spic/{id}/reviewers']>

export const stateTones: Record<ReviewerList['reviewers'][number]['state'], Tone> = {
  new: 'accent',
  active: 'good',
  disabled: 'neutral',
}

export const trackName = (track: ReviewerList['tracks'][number], lang: Lang): string =>
  localize({ zh: track.nameZh, en: track.nameEn }, lang)
