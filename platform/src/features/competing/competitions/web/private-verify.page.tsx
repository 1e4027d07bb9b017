import { useNavigate, useSearchParams } from 'react-router'
import { plainCode } from '../../../../base/plain-code.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { browseWords } from '../browse-words.ts'
import type { Route } from './+types/private-verify.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, browseWords, words => ({ title: words.privateEntry.title }))

/** The way into a private competition: its number, which a shared link brings along, and its code. */
export default function PrivateVerifyPage() {
  const { privateEntry: words } = useWords(browseWords)
  const api = useApi()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const linked = /^\d{1,15}$/.test(query.get('id') ?? '') ? (query.get('id') as string) : ''
  const form = useForm({
    saved: { value: { id: linked, code: '' }, tag: linked },
    reload: 'never',
    check: ({ id, code }) => ({
      id: /^\d{1,15}$/.test(plainCode(id)) ? undefined : words.needId,
      code: code.trim() === '' ? words.needCode : undefined,
    }),
    save: async ({ id, code }) => {
      await api('POST /api/competitions/{id}/private-verify', {
        params: { id: Number(plainCode(id)) },
        body: { code: code.trim() },
      })
      await navigate(pathTo('/competitions/:id', { id: Number(plainCode(id)) }))
    },
  })
  return (
    <form {...form.props} className="grid w-full max-w-sm gap-5">
      <div>
        <h1 className="text-2xl font-bold">{words.title}</h1>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      {linked === '' && (
        <TextField label={words.id} hint={words.idHint} maxLength={15} {...form.field('id')} />
      )}
      <TextField label={words.code} maxLength={60} autoComplete="off" {...form.field('code')} />
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      <Button type="submit" size="large" busy={form.isBusy}>
        {words.enter}
      </Button>
    </form>
  )
}
