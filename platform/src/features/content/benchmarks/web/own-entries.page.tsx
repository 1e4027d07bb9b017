import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { usualZone } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { benchmarkWords } from '../words.ts'
import { MethodFields, type Told } from './parts/method-fields.tsx'
import type { Route } from './+types/own-entries.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Own = Answer<SiteCalls['GET /api/benchmarks/{benchmarkId}/own']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const benchmarkId = Number(params.benchmarkId)
  const { api } = context.get(pageContext)
  return {
    benchmarkId,
    own: await api('GET /api/benchmarks/{benchmarkId}/own', { params: { benchmarkId } }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, benchmarkWords, words => ({ title: words.own.title, description: words.own.lead }))

/** What one's team has handed in and can enter, and what it has entered. */
export default function OwnEntriesPage({ loaderData: { benchmarkId, own } }: Route.ComponentProps) {
  const { own: words } = useWords(benchmarkWords)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead title={words.title}>
        {own.title} · {words.lead}
      </PageHead>
      {own.submissions.length === 0 ? (
        <EmptyState
          title={words.none}
          action={
            <SiteLink
              to={pathTo('/competitions/:id/submits', { id: own.competitionId })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.toCompetition}
            </SiteLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      ) : (
        <EnterForm benchmarkId={benchmarkId} submissions={own.submissions} />
      )}
      {own.entries.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-2xl font-bold">{words.entered}</h2>
          {own.entries.map(entry => (
            <EnteredForm key={entry.id} entry={entry} />
          ))}
        </section>
      )}
    </div>
  )
}

const empty: Told = {
  method: '',
  authors: '',
  organisation: '',
  paperUrl: null,
  codeUrl: null,
  licence: '',
  about: '',
}

function EnterForm({ benchmarkId, submissions }: { benchmarkId: number; submissions: Own['submissions'] }) {
  const { formatTime } = useFormats()
  const { own: words } = useWords(benchmarkWords)
  const api = useApi()
  const editing = useForm({
    name: `benchmark-entry:${benchmarkId}`,
    saved: { value: { ...empty, submissionId: submissions[0]?.id ?? 0 }, tag: '' },
    save: async body => {
      await api('POST /api/benchmarks/{benchmarkId}/entries', { params: { benchmarkId }, body })
    },
  })
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-5">
        <SelectField
          label={words.submission}
          value={String(editing.value.submissionId)}
          onChange={submissionId => editing.set({ submissionId: Number(submissionId) })}
          options={submissions.map(
            one =>
              [
                String(one.id),
                words.choose(one.fileName, one.score, formatTime(one.receivedAt, usualZone)),
              ] as const,
          )}
          problem={editing.problemAt('submissionId')}
        />
        <MethodFields value={editing.value} set={editing.set} problemAt={editing.problemAt} />
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={editing.isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function EnteredForm({ entry }: { entry: Own['entries'][number] }) {
  const all = useWords(benchmarkWords)
  const { own: words } = all
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const params = { entryId: entry.id }
  const editing = useForm({
    name: `benchmark-entry-change:${entry.id}`,
    saved: { value: entry.value, tag: '' },
    save: async body => {
      await api('PUT /api/benchmarks/entries/{entryId}', { params, body })
      return { value: body, tag: '' }
    },
  })
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-5">
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold">{entry.value.method}</span>
          <Badge tone={entry.isVerified ? 'good' : 'neutral'}>
            {entry.isVerified ? all.verified : all.unverified}
          </Badge>
        </p>
        <MethodFields value={editing.value} set={editing.set} problemAt={editing.problemAt} />
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={editing.isBusy}>
            {words.change}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {words.withdraw}
          </Button>
          <span className="text-sm text-muted" role="status">
            {editing.justSaved ? words.saved : ''}
          </span>
        </div>
      </form>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawTitle}
          submit={words.withdraw}
          isDanger
          onSubmit={() => api('DELETE /api/benchmarks/entries/{entryId}', { params })}
          onClose={() => setAsked(false)}
        >
          {words.withdrawText}
        </ConfirmDialog>
      )}
    </Card>
  )
}
