import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { BlockedList } from '../../follows/web/parts/blocked-list.tsx'
import { privacySwitches } from '../rules.ts'
import { privacyWords } from '../words.ts'
import { AudienceChoice } from './parts/audience-choice.tsx'
import type { Route } from './+types/privacy.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [privacy, blocked] = await Promise.all([
    api('GET /api/users/privacy'),
    api('GET /api/users/blocked', { query: { per_page: 50 } }),
  ])
  return { privacy, blocked }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, privacyWords, words => ({ title: words.title, isUnlisted: true }))

/** To whom somebody shows what of themselves; each choice holds at once. */
export default function PrivacyPage({ loaderData: { privacy, blocked } }: Route.ComponentProps) {
  const words = useWords(privacyWords)
  const { api, run, problem } = useMutation()
  const say = useToast()
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
      </Card>
    </div>
  )
}
