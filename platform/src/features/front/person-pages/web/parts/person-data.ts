import { useOutletContext } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { pageMeta } from '../../../../../site/page-meta.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import type { phrases } from '../../phrases.zh.ts'
import { personWords } from '../../words.ts'

/** Somebody as all of their pages have them: the layout that they stand in loads them once. */
export type Person = {
  profile: Answer<SiteCalls['GET /api/users/{id}/profile']>
  /** Where their address belongs; null where nobody knows or tells. */
  territory: Answer<SiteCalls['GET /api/ip-territory/queryByUserId']>['territory']
  isOwn: boolean
}

export const usePerson = () => useOutletContext<Person>()

type Matches = Parameters<typeof pageMeta>[0]

/** Title and description of a page of somebody; those of a part say which part it is. */
export const personMeta = (matches: Matches, tab: Exclude<keyof (typeof phrases)['tabs'], 'label'>) =>
  pageMeta(matches, personWords, words => {
    const layout = matches.find(match => match?.id === 'person')?.loaderData as Person | undefined
    if (!layout) return { title: words.tabs[tab], isUnlisted: true }
    const { userName: name, introduction, avatar } = layout.profile
    const title = words.title(name)
    return {
      title: tab === '' ? title : `${words.tabs[tab]} · ${title}`,
      description: introduction || words.about(name),
      image: avatar,
    }
  })
