import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { rubricWords } from '../rubric-words.ts'
import { RubricForm } from './parts/rubric-form.tsx'
import type { Route } from './+types/rubric.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rubric = await context
    .get(pageContext)
    .api('GET /api/admin/spic/{editionId}/rubric', { params: { editionId: Number(params.id) } })
  const asked = Number(url.searchParams.get('track'))
  return { ...rubric, shown: rubric.tracks.find(track => track.id === asked) ?? rubric.tracks[0] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rubricWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(rubricWords, lang).crumb }

/** What proposals of each track are scored by. */
export default function RubricPage({ loaderData: { tracks, sources, shown }, params }: Route.ComponentProps) {
  const words = useWords(rubricWords)
  const lang = useLang()
  const base = pathTo('/admin/spic/:id/rubric', { id: params.id })
  const nameOf = (track: { nameZh: string; nameEn: string }) =>
    localize({ zh: track.nameZh, en: track.nameEn }, lang)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {shown === undefined ? (
        <EmptyState title={words.noTracks}>{words.noTracksHint}</EmptyState>
      ) : (
        <>
          <ChoiceLinks
            label={words.tracks}
            chosen={shown.id}
            choices={tracks.map(track => [track.id, nameOf(track), `${base}?track=${track.id}`] as const)}
          />
          <RubricForm
            key={shown.id}
            editionId={Number(params.id)}
            track={shown}
            sources={sources.filter(source => source.trackId !== shown.id)}
          />
        </>
      )}
    </AdminPage>
  )
}
