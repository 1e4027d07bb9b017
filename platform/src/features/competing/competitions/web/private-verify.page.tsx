import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
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
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const linked = /^\d{1,15}$/.test(query.get('id') ?? '') ? (query.get('id') as string) : ''
  const [id, setId] = useState(linked)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<string>()
  const enter = async () => {
    if (!/^\d{1,15}$/.test(id.trim())) return setMissing(words.needId)
    if (code.trim() === '') return setMissing(words.needCode)
    setMissing(undefined)
    await run(async () => {
      await api('POST /api/competitions/{id}/private-verify', {
        params: { id: Number(id) },
        body: { code: code.trim() },
      })
      await navigate(pathTo('/competitions/:id', { id: Number(id) }))
    })
  }
  return (
    <form
      className="grid w-full max-w-sm gap-5"
      onSubmit={event => {
        event.preventDefault()
        void enter()
      }}
    >
      <div>
        <h1 className="text-2xl font-bold">{words.title}</h1>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      {linked === '' && (
        <TextField label={words.id} hint={words.idHint} value={id} onChange={setId} maxLength={15} />
      )}
      <TextField label={words.code} value={code} onChange={setCode} maxLength={60} autoComplete="off" />
      {(missing ?? problem) && (
        <Callout kind="bad" live>
          {missing ?? problem}
        </Callout>
      )}
      <Button type="submit" size="large" busy={isBusy}>
        {words.enter}
      </Button>
    </form>
  )
}
