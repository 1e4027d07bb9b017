import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useSendForm } from '../../../../site/use-send-form.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { longestMessage } from '../rules.ts'
import { jobWords } from '../words.ts'
import { SignInLink } from './parts/sign-in-link.tsx'
import type { Route } from './+types/site-job.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Job = Answer<SiteCalls['GET /api/sites/{name}/jobs/{jobId}']>

export async function loader({ context, params: { name, id } }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const jobId = Number(id)
  return { job: await api('GET /api/sites/{name}/jobs/{jobId}', { params: { name, jobId } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, jobWords, words => ({
    title: loaderData?.job.title ?? words.jobs,
    description: words.jobsAbout,
  }))

/** A job, and the way to apply for it. */
export default function SiteJobPage({ loaderData: { job }, params: { name } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(jobWords)
  const { viewer } = useSite()
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <header>
        <p className="text-sm">
          <SiteLink to={pathTo('/special/:name/job', { name })}>{words.back}</SiteLink>
        </p>
        <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{unbroken(job.title)}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-3 text-muted">
          <Badge tone={job.isOpen ? 'accent' : 'neutral'}>
            {job.isOpen ? words.kinds[job.kind] : words.closed}
          </Badge>
          {job.place}
          {job.closesAt !== null && job.isOpen && (
            <span className="tabular-nums">{words.closes(formatDay(job.closesAt, usualZone))}</span>
          )}
        </p>
      </header>
      <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: job.html }} />
      {job.own ? (
        <Own name={name} jobId={job.id} own={job.own} />
      ) : job.apply.allowed ? (
        <ApplyForm name={name} jobId={job.id} />
      ) : viewer ? (
        <Callout>{job.apply.message}</Callout>
      ) : (
        job.isOpen && (
          <p>
            <SignInLink label={words.apply.signIn} />
          </p>
        )
      )}
    </div>
  )
}

function Own({ name, jobId, own }: { name: string; jobId: number; own: NonNullable<Job['own']> }) {
  const { formatTime } = useFormats()
  const { apply: words } = useWords(jobWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold">{words.own}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={own.state === 'invited' ? 'good' : 'neutral'}>{words.states[own.state]}</Badge>
        <span className="text-sm text-muted tabular-nums">
          {words.sent(formatTime(own.createdAt, usualZone))}
        </span>
      </p>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {words.withdraw}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawTitle}
          submit={words.withdraw}
          isDanger
          onSubmit={() =>
            api('DELETE /api/sites/{name}/jobs/{jobId}/application', { params: { name, jobId } })
          }
          onClose={() => setAsked(false)}
        >
          {words.withdrawText}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function ApplyForm({ name, jobId }: { name: string; jobId: number }) {
  const { apply: words } = useWords(jobWords)
  const sendForm = useSendForm()
  const { viewer } = useSite()
  const editing = useForm({
    name: `job-application:${jobId}`,
    neverKept: ['file'],
    saved: {
      value: {
        name: viewer?.name ?? '',
        contact: '',
        message: '',
        hasConsented: false,
        file: null as File | null,
      },
      tag: '',
    },
    save: async ({ hasConsented, ...value }) => {
      await sendForm(`/api/sites/${name}/jobs/${jobId}/application`, {
        ...value,
        hasConsented: String(hasConsented),
      })
    },
    check: ({ hasConsented }) => ({ hasConsented: hasConsented ? undefined : words.consentMissing }),
  })
  const { value, set, field, problemAt } = editing
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-5">
        <h2 className="font-semibold">{words.title}</h2>
        <TextField label={words.name} maxLength={60} required autoComplete="name" {...field('name')} />
        <TextField
          label={words.contact}
          hint={words.contactHint}
          maxLength={120}
          required
          {...field('contact')}
        />
        <TextField label={words.message} maxLength={longestMessage} rows={5} {...field('message')} />
        <FileDrop
          name="file"
          label={words.cv}
          hint={words.cvHint}
          accept=".pdf,application/pdf"
          value={value.file}
          onChange={file => {
            set({ file })
            editing.clear()
          }}
          problem={problemAt('file')}
        />
        <CheckField
          label={words.consent}
          checked={value.hasConsented}
          onChange={hasConsented => set({ hasConsented })}
          problem={field('hasConsented').problem}
        />
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={editing.isBusy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
