import type { Answer } from '../../../../base/contract/call.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualMarkdownField } from '../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import {
  keepTimes,
  useZoneCheck,
  withZoneKeeps,
  ZoneChange,
  type ZoneKeeps,
} from '../../../competing/competitions/web/parts/zone-change.tsx'
import { ZoneField } from '../../../competing/competitions/web/parts/zone-field.tsx'
import { largestCapacity, longestSection, mostSections } from '../activity.rules.ts'
import { editingWords } from '../editing-words.ts'
import { Cancellation } from './parts/cancellation.tsx'
import type { Route } from './+types/edit-activity.page.ts'

type Edited = Answer<SiteCalls['GET /api/admin/information/{id}/activity']>
type Section = Edited['value']['sections'][number]

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id)
  const activity = await context
    .get(pageContext)
    .api('GET /api/admin/information/{id}/activity', { params: { id } })
  return { id, activity }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.event.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(editingWords, lang).event.title }

/** When and where an activity is, who can sign up, and its pages. */
export default function EditActivityPage({ loaderData: { id, activity } }: Route.ComponentProps) {
  const { event: words } = useWords(editingWords)
  const lang = useLang()
  const api = useApi()
  const checkZone = useZoneCheck(activity.value.zone)
  const editing = useForm({
    name: `activity:${id}`,
    saved: withZoneKeeps(activity),
    save: async ({ zoneKeeps: _keeps, ...sent }, tag) =>
      withZoneKeeps(
        await api('PUT /api/admin/information/{id}/activity', { params: { id }, body: { value: sent, tag } }),
      ),
    check: value => ({ zoneKeeps: checkZone(value) }),
  })
  const { value, set, problemAt } = editing
  const keeping = (next: ZoneKeeps | null) => {
    const { startsAt, endsAt, signupFrom, signupUntil } = value
    const times = { startsAt, endsAt, signupFrom, signupUntil }
    return keepTimes(times, value, { from: activity.value.zone, next })
  }
  const time = (name: 'startsAt' | 'endsAt' | 'signupFrom' | 'signupUntil', label: string) => (
    <TimeField
      label={label}
      zone={value.zone}
      value={value[name]}
      onChange={at => set({ [name]: at })}
      problem={problemAt(`value.${name}`)}
    />
  )
  const change = (index: number, part: Partial<Section>) =>
    set({ sections: value.sections.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <AdminPage title={words.title} lead={localize({ zh: activity.titleZh, en: activity.titleEn }, lang)}>
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <h2 className="font-semibold">{words.when}</h2>
          <ZoneField
            zones={activity.zones}
            value={value.zone}
            onChange={zone => set({ ...keeping(null), zone })}
            problem={editing.field('zoneKeeps').problem ?? problemAt('value.zone')}
          />
          <ZoneChange
            from={activity.value.zone}
            to={value.zone}
            example={activity.value.startsAt}
            value={value.zoneKeeps}
            onChange={zoneKeeps => set(keeping(zoneKeeps))}
          />
          <div className="grid gap-4 md:grid-cols-2">
            {time('startsAt', words.starts)}
            {time('endsAt', words.ends)}
          </div>
          <BilingualField
            label={words.place}
            maxLength={200}
            {...sidesOf('place', value, set, name => problemAt(`value.${name}`) ?? problemAt('value.place'))}
          />
          <TextField
            type="url"
            label={words.online}
            maxLength={500}
            value={value.onlineUrl ?? ''}
            onChange={url => set({ onlineUrl: url === '' ? null : url })}
            problem={problemAt('value.onlineUrl')}
          />
          <CheckField
            label={words.isLinkOpen}
            hint={words.isLinkOpenHint}
            checked={value.isLinkOpen}
            onChange={isLinkOpen => set({ isLinkOpen })}
          />
        </Card>
        <Card as="section" className="grid gap-5">
          <h2 className="font-semibold">{words.signup}</h2>
          <CheckField
            label={words.needsSignup}
            checked={value.signupFrom !== null}
            onChange={isNeeded =>
              set(
                isNeeded
                  ? {
                      signupFrom: new Date(Date.parse(value.startsAt) - 7 * 86_400_000).toISOString(),
                      signupUntil: value.startsAt,
                    }
                  : { signupFrom: null, signupUntil: null },
              )
            }
          />
          {value.signupFrom !== null && (
            <>
              <div className="grid gap-4 md:grid-cols-2">
                {time('signupFrom', words.from)}
                {time('signupUntil', words.until)}
              </div>
              <TextField
                className="max-w-60"
                type="number"
                min={1}
                max={largestCapacity}
                step={1}
                label={words.capacity}
                hint={words.capacityHint}
                value={value.capacity === null ? '' : String(value.capacity)}
                onChange={typed => set({ capacity: typed === '' ? null : Number(typed) })}
                problem={problemAt('value.capacity')}
              />
            </>
          )}
        </Card>
        <Card as="section" className="grid gap-6">
          <div>
            <h2 className="font-semibold">{words.sections}</h2>
            <p className="text-sm text-muted">{words.sectionsHint}</p>
          </div>
          {value.sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is known by its number
            <fieldset key={index} className="grid gap-4 border-t border-line pt-5">
              <legend className="font-medium">{words.section(index + 1)}</legend>
              <BilingualField
                label={words.sectionTitle}
                maxLength={40}
                {...sidesOf(
                  'title',
                  section,
                  part => change(index, part),
                  name => problemAt(`value.sections.${index}.${name}`),
                )}
              />
              <BilingualMarkdownField
                label={words.body}
                maxLength={longestSection}
                {...sidesOf(
                  'body',
                  section,
                  part => change(index, part),
                  name => problemAt(`value.sections.${index}.${name}`),
                )}
              />
              <Button
                variant="quiet"
                className="w-fit"
                onClick={() => set({ sections: value.sections.filter((_, at) => at !== index) })}
              >
                {words.remove}
              </Button>
            </fieldset>
          ))}
          {value.sections.length < mostSections && (
            <Button
              variant="secondary"
              className="w-fit"
              onClick={() =>
                set({
                  sections: [...value.sections, { titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' }],
                })
              }
            >
              {words.add}
            </Button>
          )}
        </Card>
      </EditingForm>
      {activity.isSaved && <Cancellation id={id} activity={activity} />}
    </AdminPage>
  )
}
