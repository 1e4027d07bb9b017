import { ChevronRight } from 'lucide-react'
import { localize } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { settingEntries, settingGroups, settingsByGroup } from '../../../../site/settings/settings-entries.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { identityWords } from '../words.ts'
import type { Route } from './+types/settings.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { passwordAddress, rebindingAddress, viewer } = context.get(pageContext)
  return {
    hasPassword: passwordAddress !== undefined,
    bindings: [
      { kind: 'email' as const, isBound: viewer?.emailBound, address: rebindingAddress('email') },
      { kind: 'phone' as const, isBound: viewer?.phoneBound, address: rebindingAddress('phone') },
    ],
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, identityWords, ({ settings }) => ({ title: settings.title, isUnlisted: true }))

const row =
  'flex items-center justify-between gap-4 rounded-xl px-4 py-3 text-text no-underline hover:bg-sunken focus-visible:outline-2 focus-visible:outline-accent'

/** What one can set for oneself, and where. */
export default function SettingsPage({ loaderData: { hasPassword, bindings } }: Route.ComponentProps) {
  const { settings } = useWords(identityWords)
  const lang = useLang()
  const entries = settingEntries.filter(({ path }) => hasPassword || !path.endsWith('password'))
  return (
    <div className="w-full max-w-3xl lg:max-w-none">
      <PageHead title={settings.title}>{settings.about}</PageHead>
      <div className="mt-6 gap-6 lg:columns-2">
        {settingsByGroup(entries).map(([group, pages]) => (
          <section
            key={group}
            aria-labelledby={`settings-${group}`}
            className="mb-6 grid break-inside-avoid gap-2"
          >
            <h2 id={`settings-${group}`} className="text-sm font-semibold text-muted">
              {localize(settingGroups[group], lang)}
            </h2>
            <Card className="!p-2">
              <ul className="grid gap-1">
                {pages.map(({ path, title, about }) => (
                  <li key={path}>
                    <SiteLink to={path} className={row}>
                      <Entry name={localize(title, lang)} about={localize(about, lang)} />
                    </SiteLink>
                  </li>
                ))}
                {group === 'account' &&
                  bindings.map(
                    ({ kind, isBound, address }) =>
                      address && (
                        <li key={kind}>
                          <a href={address} className={row}>
                            <Entry {...settings[isBound ? 'change' : 'bind'][kind]} />
                          </a>
                        </li>
                      ),
                  )}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </div>
  )
}

function Entry({ name, about }: { name: string; about: string }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-muted">{about}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </>
  )
}
