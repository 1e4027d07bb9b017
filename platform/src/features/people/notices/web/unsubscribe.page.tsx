import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { noticeWords } from '../words.ts'
import type { Route } from './+types/unsubscribe.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/mail/unsubscribe/{token}', { params: { token: params.token } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, noticeWords, ({ stop }) => ({ title: stop.title, isUnlisted: true }))

/** What the link of a mail leads to. Opening it changes nothing: mail programs open links by themselves. */
export default function UnsubscribePage({ loaderData: { kind, isOff }, params }: Route.ComponentProps) {
  const { stop: words } = useWords(noticeWords)
  const { api, run, isBusy, problem } = useMutation()
  const what = kind === null ? words.digest : words.kind(kind)
  const stop = () =>
    void run(() => api('POST /api/mail/unsubscribe/{token}', { params: { token: params.token } }))
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6">
      <PageHead title={words.title} />
      {isOff ? (
        <Callout kind="good" live>
          {words.done(what)}
        </Callout>
      ) : (
        <Card className="grid justify-items-start gap-4">
          <p>{words.ask(what)}</p>
          <Button busy={isBusy} onClick={stop}>
            {words.confirm}
          </Button>
        </Card>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <p>
        <SiteLink to="/users/v2/setting-notice">{words.settings}</SiteLink>
      </p>
    </div>
  )
}
