import { formatCount } from '../../../../../base/web/format.ts'
import { BookmarkButton, type Bookmark } from '../../../../people/bookmarks/web/parts/bookmark-button.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { Cover } from '../../../../competing/competitions/web/parts/cover.tsx'
import { useTextLang } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { Badges } from './badges.tsx'
import { Phases } from './phases.tsx'
import { SignUp } from './sign-up.tsx'

/** What the overview begins with: everything one decides by. */
export function CompetitionHead({
  competition,
  bookmark,
}: {
  competition: CompetitionData
  bookmark: Bookmark['state']
}) {
  const words = useWords(competitionWords)
  const langOf = useTextLang(competition)
  const facts = [
    [words.detail.reward, competition.reward, langOf(competition.reward)],
    [words.detail.teams, formatCount(competition.teamCount)],
    [words.detail.participants, formatCount(competition.participantCount)],
    [words.detail.size, words.detail.sizeCount(competition.teamSizeMax)],
  ] as const
  return (
    <header>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Badges competition={competition} />
          <h1 className="mt-4 text-3xl font-bold sm:text-4xl" lang={langOf(competition.title)}>
            {competition.title}
          </h1>
          <p className="mt-3 max-w-[60ch] text-lg text-muted" lang={langOf(competition.summary)}>
            {competition.summary}
          </p>
          <dl className="mt-6 grid grid-cols-2 gap-x-10 gap-y-4 tabular-nums sm:flex sm:flex-wrap">
            {facts.map(
              ([label, value, lang]) =>
                value !== '' && (
                  <div key={label}>
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="text-lg font-semibold" lang={lang}>
                      {value}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <div className="grid content-start gap-4 md:w-72 lg:w-80">
          <Cover src={competition.cover} className="aspect-video w-full rounded-xl max-md:hidden" />
          <SignUp competition={competition} />
          <BookmarkButton kind="competition" id={competition.id} state={bookmark} />
        </div>
      </div>
      <div className="mt-8 rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
        <Phases competition={competition} />
      </div>
    </header>
  )
}
