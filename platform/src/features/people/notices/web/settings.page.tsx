import { bindingAddress } from '../../../../base/web/sign-on-addresses.ts'
import { noticeGroups } from '../../../../base/notice-kinds.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { noticeWords } from '../words.ts'
import { KindSettings } from './parts/kind-settings.tsx'
import type { Route } from './+types/settings.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, issuer, publicUrl, lang } = context.get(pageContext)
  const settings = await api('GET /api/v2/users/notices/ignore-setting')
  return { ...settings, binding: bindingAddress({ issuer, publicUrl }, lang, url.pathname, 'email') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, noticeWords, ({ setting }) => ({ title: setting.title, isUnlisted: true }))

/** How one hears of each kind of notice: each choice holds at once. */
export default function NoticeSettingsPage({ loaderData }: Route.ComponentProps) {
  const { setting: words } = useWords(noticeWords)
  const { settings, digest, email, binding } = loaderData
  const { api, run, problem } = useMutation()
  const turnDigest = (isOn: boolean) =>
    void run(() => api('POST /api/v2/users/notices/ignore-setting', { body: { digest: isOn } }))
  return (
    <div className="grid w-full max-w-3xl grid-cols-1 gap-6">
      <PageHead title={words.title}>
        {words.about} {email && words.email(email)}
      </PageHead>
      {!email && (
        <Callout kind="warn">
          {words.noEmail}{' '}
          <a href={binding} className="font-medium text-accent underline">
            {words.bind}
          </a>
        </Callout>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <Card>
        <Switch label={words.digest} hint={words.digestHint} checked={digest} onChange={turnDigest} />
      </Card>
      {noticeGroups.map(group => {
        const own = settings.filter(setting => setting.group === group)
        return own.length > 0 && <KindSettings key={group} group={group} settings={own} hasDigest={digest} />
      })}
    </div>
  )
}
