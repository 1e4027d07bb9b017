import { ChevronRight } from 'lucide-react'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { identityWords } from '../words.ts'
import type { Route } from './+types/settings.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { passwordAddress, rebindingAddress, viewer } = context.get(pageContext)
  return {
    password: passwordAddress,
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
export default function SettingsPage({ loaderData: { password, bindings } }: Route.ComponentProps) {
  const { settings } = useWords(identityWords)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHead title={settings.title}>{settings.about}</PageHead>
      <Card className="!p-2">
        <ul className="grid gap-1">
          <li>
            <SiteLink to="/users/v2/setting-userinfo" className={row}>
              <Entry {...settings.info} />
            </SiteLink>
          </li>
          {bindings.map(
            ({ kind, isBound, address }) =>
              address && (
                <li key={kind}>
                  <a href={address} className={row}>
                    <Entry {...settings[isBound ? 'change' : 'bind'][kind]} />
                  </a>
                </li>
              ),
          )}
          {password && (
            <li>
              <a href={password} className={row}>
                <Entry {...settings.password} />
              </a>
            </li>
          )}
          <li>
            <SiteLink to="/users/v2/setting-notice" className={row}>
              <Entry {...settings.notice} />
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/users/v2/setting-tokens" className={row}>
              <Entry {...settings.tokens} />
            </SiteLink>
          </li>
        </ul>
      </Card>
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
