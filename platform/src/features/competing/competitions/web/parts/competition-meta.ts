import { languages } from '../../../../../base/web/language.ts'
import { foreignTo } from '../../../../../base/web/text-languages.ts'
import { pageMeta } from '../../../../../site/page-meta.ts'
import { competitionWords } from '../../words.ts'
import type { CompetitionData } from './competition-data.ts'

/** As `routes.ts` names it. */
const layoutId = 'competition'
const own = ['submits', 'teams'] as const
type Tab =
  | 'default'
  | 'datasets'
  | 'ranking'
  | 'weekly-rankings'
  | 'discuss'
  | 'faq'
  | 'invite'
  | (typeof own)[number]

/** What a competition's pages are called outside: the page, and which competition's it is. */
export function competitionMeta(matches: Parameters<typeof pageMeta>[0], tab: Tab) {
  const competition = matches.find(match => match?.id === layoutId)?.loaderData as
    | (CompetitionData & { share: string })
    | undefined
  return pageMeta(matches, competitionWords, words => {
    if (!competition) return { title: words.tabs[tab] }
    const { title, summary, share } = competition
    const writtenIn = languages.filter(lang => !foreignTo(competition.languages, lang))
    if (tab === 'default') return { title, description: summary, share, writtenIn }
    return {
      title: `${words.tabs[tab]} · ${title}`,
      description: words.about[tab](title),
      share,
      writtenIn,
      isUnlisted: own.some(one => one === tab),
    }
  })
}
