import type { Matches } from '../../../../../site/page-meta.ts'

/** The picture for links to any page of a sponsor's site, which the layout around them has drawn. */
export const shareOfSite = (matches: Matches): string | undefined =>
  (matches.find(match => match?.id === 'sponsor-site')?.loaderData as { share: string } | undefined)?.share
