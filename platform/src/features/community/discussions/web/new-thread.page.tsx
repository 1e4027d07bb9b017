import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { MarkdownField } from '../../../../site/markdown-field.tsx'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useDraft } from '../../../../site/use-draft.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { bodyLimit, titleLimit } from '../rules.ts'
import { discussionWords } from '../words.ts'
import type { Route } from './+types/new-thread.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, discussionWords, words => ({ title: words.ask.title }))

/** Asks something. What is typed stays in the browser until it is published. */
export default function NewThreadPage() {
  const words = useWords(discussionWords)
  const { id, faq } = useCompetition()
  const [query] = useSearchParams()
  const { api, run, isBusy, problem, clear } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const title = useDraft(`thread:${id}:title`, query.get('title')?.slice(0, titleLimit))
  const body = useDraft(`thread:${id}:body`)
  const [isTried, setTried] = useState(false)
  const noTitle = isTried && title.value.trim() === '' ? words.ask.needTitle : undefined
  const noBody = isTried && body.value.trim() === '' ? words.ask.needBody : undefined

  const publish = async () => {
    setTried(true)
    clear()
    if (title.value.trim() === '' || body.value.trim() === '') return
    await run(async () => {
      const made = await api('POST /api/competitions/{id}/discussions', {
        params: { id },
        body: { title: title.value, body: body.value },
      })
      await navigate(pathTo('/competitions/:id/discuss/:threadId', { id, threadId: made.id }))
      title.forget()
      body.forget()
    })
  }

  return (
    <form
      className="grid max-w-3xl gap-5"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void publish()
      }}
    >
      <div>
        <h2 className="text-2xl font-semibold">{words.ask.title}</h2>
        <p className="mt-2 text-muted">{words.ask.hint}</p>
        {faq.length > 0 && (
          <p className="mt-1">
            <SiteLink to={pathTo('/competitions/:id/faq', { id })}>{words.ask.faq}</SiteLink>
          </p>
        )}
      </div>
      <label className="text-sm font-medium">
        {words.ask.titleLabel}
        <input
          className="field mt-2 font-normal"
          maxLength={titleLimit}
          value={title.value}
          aria-invalid={noTitle !== undefined || undefined}
          aria-describedby="title-problem"
          onChange={event => title.set(event.target.value)}
        />
        <span id="title-problem" className="font-normal text-bad">
          {noTitle}
        </span>
      </label>
      <MarkdownField
        label={words.ask.body}
        value={body.value}
        onChange={body.set}
        maxLength={bodyLimit}
        problem={noBody}
      />
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {words.ask.publish}
        </Button>
        <SiteLink
          to={pathTo('/competitions/:id/discuss', { id })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {words.ask.cancel}
        </SiteLink>
        {(title.isKept || body.isKept) && <span className="text-sm text-muted">{words.ask.draft}</span>}
      </div>
    </form>
  )
}
