import { redirect } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { say } from '../../../../site/said.ts'
import { listBlocked } from '../../follows/contract.ts'
import { followsPerPage } from '../../follows/rules.ts'
import { BlockedList } from '../../follows/web/parts/blocked-list.tsx'
import { privacySwitches } from '../rules.ts'
import { privacyWords } from '../words.ts'
import { AudienceChoice } from './parts/audience-choice.tsx'
import type { Route } from './+types/privacy.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { page } = readQuery(listBlocked, url)
  const [privacy, blocked] = await Promise.all([
    api('GET /api/users/privacy'),
    api('GET /api/users/blocked', { query: { page, per_page: followsPerPage } }),
  ])
  // The last of a page was unblocked: the others stand on an earlier one.
  if (blocked.list.length === 0 && blocked.total > 0) throw redirect(url.pathname)
  return { privacy, blocked, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, privacyWords, words => ({ title: words.title, isUnlisted: true }))

/** To whom somebody shows what of themselves; each choice holds at once. */
export default function PrivacyPage({ loaderData: { privacy, blocked, page } }: Route.ComponentProps) {
  const words = useWords(privacyWords)
  const { api, run, problem } = useMutation()
  const setFindable = (isFindable: boolean) =>
    void run(async () => {
      await api('PUT /api/users/updateFindable', { body: { isFindable } })
      say(words.saved)
    })
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <Card as="section" className="grid gap-1 !py-2">
        {privacySwitches
          .filter(name => name !== 'othersDynamics')
          .map(name => (
            <AudienceChoice key={name} name={name} value={privacy[name]} />
          ))}
      </Card>
      <Card as="section" className="!pb-2">
        <h2 className="text-lg font-semibold">{words.home}</h2>
        <AudienceChoice name="othersDynamics" value={privacy.othersDynamics} />
      </Card>
      <Card as="section" className="grid gap-3">
        <h2 className="text-lg font-semibold">{words.search.title}</h2>
        <Switch
          label={words.search.label}
          hint={words.search.hint}
          checked={privacy.isFindable}
          onChange={setFindable}
        />
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
      </Card>
      <Card as="section" className="grid gap-3">
        <h2 className="text-lg font-semibold">{words.blocked.title}</h2>
        <p className="text-sm text-muted">{words.blocked.about}</p>
        <BlockedList list={blocked.list} />
        <SitePages page={page} total={blocked.total} perPage={followsPerPage} />
      </Card>
    </div>
  )
}
