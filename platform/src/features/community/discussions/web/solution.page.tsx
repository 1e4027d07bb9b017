import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { MarkdownField } from '../../../../site/markdown-field.tsx'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { bodyLimit, isRepository, repositoryLimit, titleLimit } from '../rules.ts'
import { discussionWords } from '../words.ts'
import type { Route } from './+types/solution.page.ts'

const ConfirmDialog = lazyPiece(() =>
  import('../../../../site/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/competitions/{id}/solution', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, discussionWords, words => ({ title: words.solution.title, isUnlisted: true }))

/** A captain publishes the team's solution, changes it or takes it back. */
export default function SolutionPage({ loaderData }: Route.ComponentProps) {
  const { solution: words, ask } = useWords(discussionWords)
  const { id } = useCompetition()
  const { solution, codes, abilities, team } = loaderData
  const api = useApi()
  const navigate = useNavigate()
  const [isWithdrawn, setWithdrawn] = useState(false)
  const thread = (threadId: number) => pathTo('/competitions/:id/discuss/:threadId', { id, threadId })
  const form = useForm({
    name: `solution:${id}`,
    saved: {
      value: {
        title: solution?.title ?? '',
        body: solution?.body ?? '',
        repositoryUrl: solution?.repositoryUrl ?? '',
        codeId: String(solution?.codeId ?? ''),
      },
      tag: String(solution?.revision ?? ''),
    },
    check: ({ title, body, repositoryUrl }) => ({
      title: title.trim() === '' ? ask.needTitle : undefined,
      body: body.trim() === '' ? ask.needBody : undefined,
      repositoryUrl: isRepository(repositoryUrl.trim()) ? undefined : words.needRepository,
    }),
    save: async (value, tag) => {
      const { threadId } = await api('PUT /api/competitions/{id}/solution', {
        params: { id },
        body: {
          title: value.title,
          body: value.body,
          repositoryUrl: value.repositoryUrl.trim(),
          codeId: value.codeId === '' ? null : Number(value.codeId),
          ...(tag !== '' && { revision: Number(tag) }),
        },
      })
      await navigate(thread(threadId))
    },
    reload: 'never',
  })
  return (
    <div className="grid max-w-3xl gap-5">
      <div>
        <h2 className="text-2xl font-semibold">{team ? words.of(team.name) : words.title}</h2>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      {abilities.save.allowed ? (
        <form {...form.props} className="grid gap-5">
          <TextField label={ask.titleLabel} maxLength={titleLimit} {...form.field('title')} />
          <MarkdownField label={ask.body} maxLength={bodyLimit} {...form.field('body')} />
          <TextField
            label={words.repositoryLabel}
            hint={words.repositoryHint}
            type="url"
            maxLength={repositoryLimit}
            {...form.field('repositoryUrl')}
          />
          {codes.length > 0 && (
            <SelectField
              label={words.codeLabel}
              hint={words.codeHint}
              options={[
                ['', words.noCode] as const,
                ...codes.map(
                  code => [String(code.id), words.codeVersion(code.version, code.fileName)] as const,
                ),
              ]}
              {...form.field('codeId')}
            />
          )}
          {form.problem && (
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={form.isBusy}>
              {solution ? words.saveChanges : words.save}
            </Button>
            {form.isDirty && <span className="text-sm text-muted">{ask.draft}</span>}
          </div>
        </form>
      ) : (
        <Callout kind="info">{abilities.save.message}</Callout>
      )}
      {solution && (
        <div className="flex flex-wrap gap-3">
          <SiteLink to={thread(solution.threadId)} className={buttonClass({ variant: 'secondary' })}>
            {words.view}
          </SiteLink>
          <Button
            variant="danger"
            disabledReason={abilities.withdraw.message}
            onClick={() => setWithdrawn(true)}
          >
            {words.withdraw}
          </Button>
        </div>
      )}
      {isWithdrawn && (
        <Suspense>
          <ConfirmDialog
            title={words.withdrawTitle}
            submit={words.withdraw}
            isDanger
            onSubmit={() => api('DELETE /api/competitions/{id}/solution', { params: { id } })}
            onClose={() => setWithdrawn(false)}
          >
            <p className="text-muted">{words.withdrawHint}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  )
}
