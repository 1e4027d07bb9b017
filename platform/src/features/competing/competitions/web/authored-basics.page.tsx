import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { AskedLanguages } from '../../../../site/staff/asked-languages.ts'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { PictureField } from '../../../../site/staff/picture-field.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredFaults } from '../authored-faults.ts'
import { endsTooEarly, longestTitle } from '../authored-rules.ts'
import { authoredWords } from '../authored-words.ts'
import { arePrizePlaces } from '../prize-places.rules.ts'
import { LanguagesField } from './parts/languages-field.tsx'
import { CatalogueChoice } from './parts/catalogue-choice.tsx'
import { EmptyChoice } from './parts/empty-choice.tsx'
import { PrizePlacesField } from './parts/prize-places-field.tsx'
import { keepTimes, useZoneCheck, withZoneKeeps, ZoneChange, type ZoneKeeps } from './parts/zone-change.tsx'
import { ZoneField } from './parts/zone-field.tsx'
import type { Route } from './+types/authored-basics.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [basics, choices] = await Promise.all([
    api('GET /api/admin/competitions/{id}/basics', { params: { id } }),
    api('GET /api/admin/choices'),
  ])
  return { basics, choices }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.basics.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).basics.title }

export default function AuthoredBasicsPage({
  loaderData: { basics, choices },
  params,
}: Route.ComponentProps) {
  const words = useWords(authoredWords)
  const lang = useLang()
  const api = useApi()
  const checkZone = useZoneCheck(basics.value.zone)
  const editing = useForm({
    name: `competition:${params.id}:basics`,
    saved: withZoneKeeps(basics),
    save: async ({ zoneKeeps, ...sent }, tag) =>
      withZoneKeeps(
        await api('PUT /api/admin/competitions/{id}/basics', {
          params: { id: Number(params.id) },
          body: { value: sent, tag, ...(zoneKeeps ? { zoneKeeps } : {}) },
        }),
      ),
    check: ({ prizePlaces, ...zone }) => ({
      zoneKeeps: checkZone(zone),
      prizePlaces: prizePlaces && !arePrizePlaces(prizePlaces) ? words.basics.prizePlacesWrong : undefined,
    }),
  })
  const { value, set, problemAt } = editing
  const keeping = (next: ZoneKeeps | null) => {
    const { startAt, endAt } = value
    return keepTimes({ startAt, endAt }, value, { from: basics.value.zone, next })
  }
  const text = (name: 'title' | 'summary' | 'reward') =>
    sidesOf(name, value, set, field => problemAt(`value.${field}`))
  const title = (heading: string) => <h2 className="font-semibold">{heading}</h2>
  return (
    <AdminPage title={words.basics.title} lead={words.basics.lead}>
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          {title(words.basics.look)}
          <LanguagesField
            value={value.languages}
            onChange={languages => set({ languages })}
            hint={words.languages.hint}
          />
          <AskedLanguages value={value.languages}>
            <BilingualField
              label={words.basics.titleField}
              maxLength={longestTitle}
              required
              {...text('title')}
            />
            <BilingualField label={words.basics.summary} maxLength={300} rows={3} {...text('summary')} />
            <BilingualField label={words.basics.reward} maxLength={120} {...text('reward')} />
          </AskedLanguages>
          <PrizePlacesField {...editing.field('prizePlaces')} />
          <PictureField
            label={words.basics.cover}
            hint={words.basics.coverHint}
            value={value.cover}
            onChange={cover => set({ cover })}
            problem={problemAt('value.cover')}
          />
        </Card>
        <Card as="section" className="grid gap-5">
          {title(words.basics.times)}
          <div className="grid gap-4 md:grid-cols-2">
            <ZoneField
              zones={choices.zones}
              hint={words.basics.zoneHint}
              value={value.zone}
              onChange={zone => set({ ...keeping(null), zone })}
              problem={editing.field('zoneKeeps').problem ?? problemAt('value.zone')}
            />
            <TextField
              label={words.basics.teamSize}
              type="number"
              min={1}
              max={100}
              step={1}
              value={String(value.teamSizeMax)}
              onChange={size => set({ teamSizeMax: Number(size) })}
              problem={problemAt('value.teamSizeMax')}
            />
            <TimeField
              label={words.basics.start}
              zone={value.zone}
              value={value.startAt}
              onChange={startAt => set({ startAt })}
              problem={problemAt('value.startAt')}
            />
            <TimeField
              label={words.basics.end}
              zone={value.zone}
              value={value.endAt}
              onChange={endAt => set({ endAt })}
              problem={
                endsTooEarly(value) ? localize(authoredFaults.endBeforeStart, lang) : problemAt('value.endAt')
              }
            />
          </div>
          <ZoneChange
            from={basics.value.zone}
            to={value.zone}
            example={basics.value.startAt}
            value={value.zoneKeeps}
            onChange={zoneKeeps => set(keeping(zoneKeeps))}
          />
        </Card>
        <Card as="section" className="grid gap-5">
          {title(words.basics.sorting)}
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField
              label={words.basics.type}
              value={value.type}
              onChange={type => set({ type })}
              options={[
                ['computing', words.types.computing],
                ['solution', words.types.solution],
              ]}
            />
            <SelectField
              label={words.basics.category}
              value={String(value.raceCategoryId ?? '')}
              onChange={id => set({ raceCategoryId: id === '' ? null : Number(id) })}
              options={[
                ['', words.basics.none],
                ...choices.categories
                  .filter(one => one.isOffered || one.id === value.raceCategoryId)
                  .map(one => [String(one.id), `${one.nameZh} · ${one.nameEn}`] as const),
              ]}
              hint={
                choices.categories.length === 0 && <EmptyChoice kind="categories" mayKeep={choices.mayKeep} />
              }
            />
            <TextField
              label={words.basics.rewardValue}
              hint={words.basics.rewardValueHint}
              type="number"
              min={0}
              step="any"
              value={value.rewardValue === null ? '' : String(value.rewardValue)}
              onChange={worth => set({ rewardValue: worth === '' ? null : Number(worth) })}
              problem={problemAt('value.rewardValue')}
            />
            <TextField
              label={words.basics.licence}
              maxLength={120}
              value={value.licence}
              onChange={licence => set({ licence })}
              problem={problemAt('value.licence')}
            />
            <TextField
              label={words.basics.source}
              type="url"
              maxLength={500}
              value={value.sourceUrl ?? ''}
              onChange={link => set({ sourceUrl: link === '' ? null : link })}
              problem={problemAt('value.sourceUrl')}
            />
          </div>
          <CatalogueChoice
            label={words.basics.tags}
            kind="tags"
            mayKeep={choices.mayKeep}
            entries={choices.tags.map(tag => ({ ...tag, value: tag.code, isChild: tag.parentCode !== null }))}
            chosen={value.tagCodes}
            onChange={tagCodes => set({ tagCodes })}
          />
          <CatalogueChoice
            label={words.basics.industries}
            kind="industries"
            mayKeep={choices.mayKeep}
            entries={choices.industries.map(one => ({ ...one, value: one.code }))}
            chosen={value.industryCodes}
            onChange={industryCodes => set({ industryCodes })}
          />
          <CatalogueChoice
            label={words.basics.organisations}
            kind="organisations"
            mayKeep={choices.mayKeep}
            hint={words.basics.organisationsHint}
            entries={choices.organisations.map(one => ({ ...one, value: one.id }))}
            chosen={value.organisationIds}
            onChange={organisationIds => set({ organisationIds })}
          />
        </Card>
      </EditingForm>
    </AdminPage>
  )
}
