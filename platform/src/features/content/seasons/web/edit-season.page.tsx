import { useApi } from '../../../../site/browser-api.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { listResults } from '../editing.contract.ts'
import { seasonWords } from '../words.ts'
import { perPage, Results } from './parts/results.tsx'
import { TrackFields } from './parts/track-fields.tsx'
import type { Route } from './+types/edit-season.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const seasonId = Number(params.seasonId)
  const [season, { competitions }] = await Promise.all([
    api('GET /api/admin/seasons/{seasonId}', { params: { seasonId } }),
    api('GET /api/admin/seasons'),
  ])
  const ids = season.value.tracks.flatMap(track => track.id ?? [])
  const asked = Number(url.searchParams.get('track'))
  const trackId = ids.includes(asked) ? asked : ids[0]
  if (trackId === undefined) return { season, competitions, shown: null }
  const query = { ...readQuery(listResults, url), per_page: perPage }
  const results = await api('GET /api/admin/seasons/{seasonId}/tracks/{trackId}/results', {
    params: { seasonId, trackId },
    query,
  })
  return { season, competitions, shown: { ...query, ...results, trackId } }
}

const titleIn = ({ value }: { value: { titleZh: string; titleEn: string } }, lang: Lang): string =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, seasonWords, (words, lang) => ({
    title: loaderData ? titleIn(loaderData.season, lang) : words.admin.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { season }) => titleIn(season, lang),
}

const newTrack = { id: null, nameZh: '', nameEn: '', aboutZh: '', aboutEn: '', stages: [], awards: [] }

/** A season with its tracks, stages and awards, saved as a whole; below, who has its awards. */
export default function EditSeasonPage({ loaderData }: Route.ComponentProps) {
  const { season, competitions, shown } = loaderData
  const { admin: words } = useWords(seasonWords)
  const api = useApi()
  const editing = useForm({
    name: `season:${season.id}`,
    saved: season,
    save: (value, tag) =>
      api('PUT /api/admin/seasons/{seasonId}', { params: { seasonId: season.id }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <AdminPage
      title={`${season.seriesKey} ${value.year}`}
      actions={
        season.value.isPublished && (
          <SiteLink to={pathTo('/dcic/:id', { id: season.id })}>{words.open}</SiteLink>
        )
      }
    >
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <BilingualField
            label={words.series}
            maxLength={60}
            required
            {...sidesOf('seriesName', value, set, at)}
          />
          <BilingualField
            label={words.seriesAbout}
            maxLength={300}
            rows={2}
            {...sidesOf('seriesAbout', value, set, at)}
          />
          <BilingualField label={words.name} maxLength={80} required {...sidesOf('title', value, set, at)} />
          <div className="grid gap-4 md:grid-cols-3">
            <TextField
              label={words.year}
              type="number"
              value={String(value.year)}
              onChange={year => set({ year: Number(year) })}
              problem={at('year')}
            />
            <TimeField
              label={words.start}
              zone={usualZone}
              value={value.startAt}
              onChange={startAt => set({ startAt })}
              problem={at('startAt')}
            />
            <TimeField
              label={words.end}
              zone={usualZone}
              value={value.endAt}
              onChange={endAt => set({ endAt })}
              problem={at('endAt')}
            />
          </div>
          <BilingualField
            label={words.body}
            maxLength={20_000}
            rows={8}
            {...sidesOf('body', value, set, at)}
          />
          <CheckField
            label={words.published}
            hint={words.publishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        </Card>
        {value.tracks.map((track, index) => (
          <TrackFields
            // Tracks have no id of their own while they are edited; they are only added at the end and taken out.
            key={index}
            number={index + 1}
            track={track}
            competitions={competitions}
            problemAt={field => at(`tracks.${index}.${field}`)}
            onChange={next => set({ tracks: value.tracks.with(index, next) })}
            onRemove={() => set({ tracks: value.tracks.toSpliced(index, 1) })}
          />
        ))}
        <div>
          <Button variant="secondary" onClick={() => set({ tracks: [...value.tracks, newTrack] })}>
            {words.addTrack}
          </Button>
        </div>
      </EditingForm>
      <Results season={season} shown={shown} />
    </AdminPage>
  )
}
