import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localize } from '../../../../base/web/language.ts'
import type { TextLanguages } from '../../../../base/web/text-languages.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, SelectField } from '../../../../ui/field.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { AskedLanguages } from '../../../../site/staff/asked-languages.ts'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredFaults } from '../authored-faults.ts'
import { endsTooEarly, longestTitle } from '../authored-rules.ts'
import { authoredWords } from '../authored-words.ts'
import { LanguagesField } from './parts/languages-field.tsx'
import { ZoneField } from './parts/zone-field.tsx'
import type { Route } from './+types/new-competition.page.ts'

const day = 86_400_000

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = context.get(pageContext)
  const { zones } = await api('GET /api/admin/choices')
  // A week from now, on the full hour; a month long.
  const start = Math.ceil((now.getTime() + 7 * day) / 3_600_000) * 3_600_000
  return {
    zones,
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 30 * day).toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.create.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).create.title }

export default function NewCompetitionPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(authoredWords)
  const lang = useLang()
  const api = useApi()
  const navigate = useNavigate()
  // What it begins with stays the same however often the page is loaded.
  const [empty] = useState(() => ({
    type: 'computing' as 'computing' | 'solution',
    // Most are written in the language that their organizer reads.
    languages: (lang === 'zh-CN' ? 'zh' : 'en') as TextLanguages,
    titleZh: '',
    titleEn: '',
    zone: 'Asia/Shanghai',
    startAt: loaderData.startAt,
    endAt: loaderData.endAt,
    blockMobileUpload: false,
  }))
  const editing = useForm({
    name: 'new-competition',
    saved: { value: empty, tag: '' },
    save: async value => {
      const { id } = await api('POST /api/admin/competitions', { body: value })
      return { value, tag: String(id) }
    },
    reload: 'never',
    onSaved: ({ tag }) => void navigate(pathTo('/admin/competitions/:id', { id: tag })),
  })
  const { value, set, problemAt } = editing
  const at = (name: string) => problemAt(name) ?? problemAt(`value.${name}`)
  return (
    <AdminPage title={words.create.title} lead={words.create.lead}>
      <EditingForm editing={editing} submit={words.create.submit}>
        <Card className="grid gap-5">
          <LanguagesField value={value.languages} onChange={languages => set({ languages })} />
          <AskedLanguages value={value.languages}>
            <BilingualField
              label={words.basics.titleField}
              maxLength={longestTitle}
              required
              {...sidesOf('title', value, set, at)}
            />
          </AskedLanguages>
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
            <ZoneField
              zones={loaderData.zones}
              hint={words.basics.zoneHint}
              value={value.zone}
              onChange={zone => set({ zone })}
              problem={at('zone')}
            />
            <TimeField
              label={words.basics.start}
              zone={value.zone}
              value={value.startAt}
              onChange={startAt => set({ startAt })}
              problem={at('startAt')}
            />
            <TimeField
              label={words.basics.end}
              zone={value.zone}
              value={value.endAt}
              onChange={endAt => set({ endAt })}
              problem={endsTooEarly(value) ? localize(authoredFaults.endBeforeStart, lang) : at('endAt')}
            />
          </div>
        </Card>
        <Card className="grid gap-4">
          <CheckField
            label={words.access.mobile}
            hint={words.access.mobileHint}
            checked={value.blockMobileUpload}
            onChange={blockMobileUpload => set({ blockMobileUpload })}
          />
        </Card>
      </EditingForm>
    </AdminPage>
  )
}
