import { Outlet } from 'react-router'
import { localize } from '../../../../base/web/language.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { AskedLanguages } from '../../../../site/staff/asked-languages.ts'
import type { AsideHandle } from '../../../../site/staff/aside.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import type { ManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { authoringWords } from '../words.ts'
import { CompetitionNav } from './parts/competition-nav.tsx'
import { stateTone } from './parts/state-tone.ts'
import type { Route } from './+types/authored.layout.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}', { params: { id: Number(params.id) } })

export const handle: CrumbHandle<ManagedCompetition> & AsideHandle<ManagedCompetition> = {
  aside: CompetitionNav,
  entries: ({ id, pages }) =>
    pages.map(({ path, title }) => {
      const base = pathTo('/admin/competitions/:id', { id })
      return { title, path: path === '' ? base : `${base}/${path}` }
    }),
  crumb: (lang, competition) => localize({ zh: competition.titleZh, en: competition.titleEn }, lang),
}

/** What all pages about one competition stand under: its name and how it stands; its menu is beside them. */
export default function AuthoredLayout({ loaderData: competition }: Route.ComponentProps) {
  const words = useWords(authoringWords)
  const lang = useLang()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-lg font-semibold">
          {localize({ zh: competition.titleZh, en: competition.titleEn }, lang)}
        </p>
        <Badge tone={stateTone[competition.state]}>{words.states[competition.state]}</Badge>
        {competition.visibility === 'private' && <Badge>{words.list.private}</Badge>}
      </div>
      <div className="mt-6">
        <AskedLanguages value={competition.languages}>
          <Outlet context={competition} />
        </AskedLanguages>
      </div>
    </>
  )
}
