import { useState } from 'react'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { CopyField } from '../../../../ui/copy-field.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { identityWords } from '../words.ts'
import type { Route } from './+types/tokens.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

const zone = 'Asia/Shanghai'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/tokens')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, identityWords, words => ({
    title: words.title,
    description: words.about,
    isUnlisted: true,
  }))

export default function TokensPage({ loaderData: { tokens } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(identityWords)
  const { api, run, problem } = useMutation()
  const [made, setMade] = useState<string>()
  const form = useForm({
    name: 'token',
    saved: { value: { name: '' }, tag: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.needName : undefined }),
    save: async ({ name }) => {
      const { token } = await api('POST /api/tokens', { body: { name: name.trim() } })
      setMade(token)
    },
  })
  const failed = form.problem ?? problem
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <form
        {...form.props}
        className="flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-card p-5 shadow-card"
      >
        <TextField className="grow" label={words.name} maxLength={60} required {...form.field('name')} />
        <Button type="submit" busy={form.isBusy}>
          {words.make}
        </Button>
      </form>
      {failed && (
        <Callout kind="bad" live>
          {failed}
        </Callout>
      )}
      {made && (
        <Callout kind="good" title={words.made} live>
          <div className="mt-2">
            <CopyField label={words.token} value={made} copy={words.copy} copied={words.copied} />
          </div>
        </Callout>
      )}
      <h2 className="mt-4 text-xl font-semibold">{words.list}</h2>
      {tokens.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      <ul className="divide-y divide-line rounded-2xl border border-line bg-card shadow-card empty:hidden">
        {tokens.map(token => (
          <li key={token.id} className="flex items-center justify-between gap-4 px-5 py-4">
            <span>
              <strong className="font-medium">{token.name}</strong>
              <span className="block text-sm text-muted tabular-nums">
                {words.created(formatTime(token.createdAt, zone))} ·{' '}
                {token.lastUsedAt ? words.used(formatTime(token.lastUsedAt, zone)) : words.neverUsed}
              </span>
            </span>
            <Button
              variant="secondary"
              size="small"
              onClick={() => void run(() => api('DELETE /api/tokens/{id}', { params: { id: token.id } }))}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
