import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listApplications } from '../editing.contract.ts'
import { managedPerPage } from '../rules.ts'
import { expertWords } from '../words.ts'
import { applicationTones } from './parts/application-tones.ts'
import type { Route } from './+types/applications.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Application = Answer<SiteCalls['GET /api/admin/experts/applications']>['list'][number]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { isDecided, page } = readQuery(listApplications, url)
  const query = { isDecided, page, per_page: managedPerPage }
  const answer = await context.get(pageContext).api('GET /api/admin/experts/applications', { query })
  return { ...answer, isDecided, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, expertWords, words => ({ title: words.applications.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(expertWords, lang).applications.title }

/** Who wants to be an expert: to accept or to decline. */
export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { applications: words } = useWords(expertWords)
  const { list, total, isDecided, page } = loaderData
  return (
    <AdminPage title={words.title}>
      <ChoiceLinks
        label={words.title}
        chosen={isDecided ? 'decided' : 'waiting'}
        choices={[
          ['waiting', words.waiting, '?isDecided=false'],
          ['decided', words.decided, '?isDecided=true'],
        ]}
      />
      {list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {list.map(one => (
            <li key={one.id}>
              <ApplicationCard application={one} />
            </li>
          ))}
        </ul>
      )}
      <SitePages page={page} total={total} perPage={managedPerPage} />
    </AdminPage>
  )
}

function ApplicationCard({ application }: { application: Application }) {
  const { formatTime } = useFormats()
  const all = useWords(expertWords)
  const { applications: words } = all
  const api = useApi()
  const [asked, setAsked] = useState<'accept' | 'decline'>()
  const decide = (isAccepted: boolean, reason = '') =>
    api('PUT /api/admin/experts/applications/{applicationId}', {
      params: { applicationId: application.id },
      body: { isAccepted, reason },
    })
  const close = () => setAsked(undefined)
  return (
    <Card as="article" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{application.name}</span>
        <span className="text-muted">
          {application.organisation} · {application.position}
        </span>
        <Badge>{all.kinds[application.kind]}</Badge>
        <Badge tone={applicationTones[application.state]}>{all.apply.states[application.state]}</Badge>
      </p>
      <p className="whitespace-pre-line">{application.statement}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        <PersonLink person={application.user} />
        {all.apply.sent(formatTime(application.createdAt, usualZone))}
      </p>
      {application.reason !== '' && <p className="text-sm">{application.reason}</p>}
      {application.expertId !== null && (
        <p>
          <SiteLink to={pathTo('/admin/experts/:expertId', { expertId: application.expertId })}>
            {words.expert}
          </SiteLink>
        </p>
      )}
      {application.decide.allowed ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsked('accept')}>{words.accept}</Button>
          <Button variant="secondary" onClick={() => setAsked('decline')}>
            {words.decline}
          </Button>
        </div>
      ) : (
        application.state === 'waiting' && <p className="text-sm text-muted">{application.decide.message}</p>
      )}
      {asked === 'accept' && (
        <ConfirmDialog
          title={words.acceptTitle}
          submit={words.accept}
          onSubmit={() => decide(true)}
          onClose={close}
        >
          {words.acceptText}
        </ConfirmDialog>
      )}
      {asked === 'decline' && (
        <ReasonDialog
          title={words.declineTitle}
          text={words.declineText}
          submit={words.decline}
          onSubmit={reason => decide(false, reason)}
          onClose={close}
        />
      )}
    </Card>
  )
}
