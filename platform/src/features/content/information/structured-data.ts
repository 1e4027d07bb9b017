import type { Answer } from '../../../base/contract/call.ts'
import type { SiteCalls } from '../../../calls.ts'
import type { MetaSite } from '../../../site/page-meta.ts'
import { pathTo } from '../../../site/path-to.ts'

type Article = Answer<SiteCalls['GET /api/information/{id}']>
type Activity = NonNullable<Answer<SiteCalls['GET /api/information/{id}/activity']>['activity']>
/** What of the site and the page they name. */
export type ReadSite = Pick<MetaSite, 'publicUrl' | 'address' | 'lang'> & { brand: string; share: string }

const common = ({ title, summary, cover }: Article, { publicUrl, lang, share }: ReadSite) => ({
  '@context': 'https://schema.org',
  description: summary,
  image: [share, ...(cover ? [cover] : [])].map(address => publicUrl + address),
  inLanguage: lang,
  name: title,
})
const organisation = ({ publicUrl, brand }: ReadSite) => ({
  '@type': 'Organization',
  name: brand,
  url: publicUrl,
})

/** An article as search engines read it (schema.org/Article). */
export const articleData = (article: Article, site: ReadSite) => ({
  '@type': 'Article',
  ...common(article, site),
  headline: article.title,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  mainEntityOfPage: site.publicUrl + site.address,
  publisher: organisation(site),
  ...(article.author && {
    author:
      article.author.id === null
        ? { '@type': 'Organization', name: article.author.name }
        : {
            '@type': 'Person',
            name: article.author.name,
            url: site.publicUrl + pathTo('/users/:id', { id: article.author.id }),
          },
  }),
})

/** An activity as search engines read it (schema.org/Event). A link that only those who are in may see stays out: the page stands for it. */
export function eventData(article: Article, activity: Activity, site: ReadSite) {
  const page = site.publicUrl + site.address
  const place = activity.place && { '@type': 'Place', name: activity.place, address: activity.place }
  const online = (activity.onlineUrl !== null || activity.isLinkHidden) && {
    '@type': 'VirtualLocation',
    url: activity.onlineUrl ?? page,
  }
  const mode = place && online ? 'Mixed' : online ? 'Online' : 'Offline'
  return {
    '@type': 'Event',
    ...common(article, site),
    url: page,
    startDate: activity.startsAt,
    endDate: activity.endsAt,
    eventStatus: `https://schema.org/Event${activity.state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [place, online].filter(Boolean),
    organizer: organisation(site),
    ...(activity.capacity !== null && {
      maximumAttendeeCapacity: activity.capacity,
      remainingAttendeeCapacity: activity.capacity - activity.taken,
    }),
  }
}
