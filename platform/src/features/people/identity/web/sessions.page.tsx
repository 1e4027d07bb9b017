import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { sessionWords } from '../session-words.ts'
import type { Route } from './+types/sessions.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Session = Answer<SiteCalls['GET /api/sessions']>['sessions'][number]

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/sessions')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, sessionWords, words => ({ title: words.title, isUnlisted: true }))

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor }

/** Where a person is signed in, and how to end it there. */
export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(sessionWords)
  const lang = useLang()
  const api = useApi()
  const { run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const [isAsking, setAsking] = useState(false)
  const zone = useZone()
  const others = sessions.filter(session => !session.isCurrent)
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <ul className="divide-y divide-line rounded-2xl border border-line bg-card shadow-card">
        {sessions.map(session => {
          const Icon = icons[session.kind]
          const name = deviceName(session, words)
          return (
            <li key={session.id} className="flex items-center gap-4 px-5 py-4">
              <Icon className="size-6 shrink-0 text-muted" aria-hidden="true" />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {name} {session.isCurrent && <Badge tone="good">{words.current}</Badge>}
                </p>
                <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
                  <span>{words.seen(formatTime(session.lastSeenAt, zone))}</span>
                  <span>{words.since(formatTime(session.createdAt, zone))}</span>
                  {session.place && (
                    <span>{localize({ zh: session.place.nameCn, en: session.place.nameEn }, lang)}</span>
                  )}
                  {session.address && <span className="wrap-anywhere">{words.address(session.address)}</span>}
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  variant="secondary"
                  size="small"
                  busy={isBusy}
                  aria-label={words.endOf(name)}
                  onClick={() =>
                    void run(() => api('DELETE /api/sessions/{id}', { params: { id: session.id } }))
                  }
                >
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length === 0 ? (
        <p className="text-sm text-muted">{words.noOthers}</p>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {words.endOthers}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.endOthersTitle}
          submit={words.endOthers}
          isDanger
          onSubmit={() => api('DELETE /api/sessions')}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{words.endOthersText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function deviceName(
  { browser, system }: Session,
  words: { unknownDevice: string; device: (browser: string, system: string) => string },
): string {
  if (browser && system) return words.device(browser, system)
  return browser ?? system ?? words.unknownDevice
}
