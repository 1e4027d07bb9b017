import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { MarkdownField } from '../../../../site/markdown-field.tsx'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { bodyLimit, openTags, titleLimit } from '../rules.ts'
import { discussionWords } from '../words.ts'
import type { Route } from './+types/new-thread.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, discussionWords, words => ({ title: words.ask.title }))

/** Asks something. What is typed stays in the browser until it is published. */
export default function NewThreadPage() {
  const words = useWords(discussionWords)
  const { id, faq } = useCompetition()
  const [query] = useSearchParams()
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    name: `thread:${id}`,
    saved: {
      value: {
        title: query.get('title')?.slice(0, titleLimit) ?? '',
        body: '',
        tag: 'question' as (typeof openTags)[number],
      },
      tag: '',
    },
    check: ({ title, body }) => ({
      title: title.trim() === '' ? words.ask.needTitle : undefined,
      body: body.trim() === '' ? words.ask.needBody : undefined,
    }),
    save: async body => {
      const made = await api('POST /api/competitions/{id}/discussions', { params: { id }, body })
      await navigate(pathTo('/competitions/:id/discuss/:threadId', { id, threadId: made.id }))
    },
    reload: 'never',
  })
  return (
    <form {...form.props} className="grid max-w-3xl gap-5">
      <div>
        <h2 className="text-2xl font-semibold">{words.ask.title}</h2>
        <p className="mt-2 text-muted">{words.ask.hint}</p>
        {faq.length > 0 && (
          <p className="mt-1">
            <SiteLink to={pathTo('/competitions/:id/faq', { id })}>{words.ask.faq}</SiteLink>
          </p>
        )}
      </div>
      <TextField label={words.ask.titleLabel} maxLength={titleLimit} {...form.field('title')} />
      <SelectField
        label={words.ask.tag}
        options={openTags.map(tag => [tag, words.tags[tag]] as const)}
        {...form.field('tag')}
      />
      <MarkdownField label={words.ask.body} maxLength={bodyLimit} {...form.field('body')} />
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isBusy}>
          {words.ask.publish}
        </Button>
        <SiteLink
          to={pathTo('/competitions/:id/discuss', { id })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {words.ask.cancel}
        </SiteLink>
        {form.isDirty && <span className="text-sm text-muted">{words.ask.draft}</span>}
      </div>
    </form>
  )
}
