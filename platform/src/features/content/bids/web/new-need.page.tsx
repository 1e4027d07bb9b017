import { useNavigate } from 'react-router'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { bidWords } from '../words.ts'
import type { Route } from './+types/new-need.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.edit.newTitle, description: words.edit.newLead }))

/** Begins a call for bids. */
export default function NewNeedPage() {
  const { edit: words } = useWords(bidWords)
  const api = useApi()
  const navigate = useNavigate()
  const editing = useForm({
    name: 'need:new',
    saved: { value: { organisation: '', title: '' }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/bids/needs', { body })
      void navigate(pathTo('/unveil/:id/edit', { id }))
    },
    reload: 'never',
  })
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <PageHead title={words.newTitle}>{words.newLead}</PageHead>
      <Card as="section">
        <form {...editing.props} className="grid gap-5">
          <TextField
            label={words.organisation}
            maxLength={100}
            required
            autoComplete="organization"
            {...editing.field('organisation')}
          />
          <TextField label={words.name} maxLength={80} required {...editing.field('title')} />
          {editing.problem && (
            <Callout kind="bad" live>
              {editing.problem}
            </Callout>
          )}
          <div>
            <Button type="submit" busy={editing.isBusy}>
              {words.begin}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
