import { useState } from 'react'
import { languages } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { settingWords } from '../setting-words.ts'
import { themes } from '../user-name.rules.ts'
import type { Route } from './+types/display.page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/users/display')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, settingWords, ({ display }) => ({ title: display.title, isUnlisted: true }))

const device = 'device'

/** What an account says of every page that its person opens, wherever they are signed in. */
export default function DisplayPage({ loaderData }: Route.ComponentProps) {
  const { display: words } = useWords(settingWords)
  const api = useApi()
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone'))
  const form = useForm({
    saved: {
      value: { ...loaderData, language: loaderData.language ?? device, zone: loaderData.zone ?? device },
      tag: JSON.stringify(loaderData),
    },
    reload: 'never',
    save: async ({ language, theme, zone }) => {
      await api('PUT /api/users/display', {
        body: {
          language: languages.find(one => one === language) ?? null,
          theme,
          zone: zone === device ? null : zone,
        },
      })
    },
    // The whole page is in the language and the theme that were chosen before.
    onSaved: () => {
      const address = new URL(location.href)
      address.searchParams.delete('lang')
      location.replace(address)
    },
  })
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <Card as="section">
        <form {...form.props} className="grid gap-5 sm:max-w-md">
          <SelectField
            label={words.language}
            hint={words.languageHint}
            {...form.field('language')}
            options={[
              [device, words.asBrowser],
              ['zh-CN', '简体中文'],
              ['en-US', 'English'],
            ]}
          />
          <SelectField
            label={words.theme}
            {...form.field('theme')}
            options={themes.map(one => [one, words.themes[one]] as const)}
          />
          <Combobox
            label={words.zone}
            hint={words.zoneHint}
            noMatch={words.noZone}
            words={{ search: words.searchZone, open: words.openZones }}
            options={[
              { value: device, label: words.asDevice },
              ...zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' '), alsoKnownAs: zone })),
            ]}
            {...form.field('zone')}
            onChange={zone => form.set({ zone: zone ?? device })}
          />
          {form.problem && (
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          )}
          <div>
            <Button type="submit" busy={form.isBusy}>
              {words.save}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
