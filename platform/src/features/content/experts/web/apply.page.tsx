import { useApi } from '../../../../site/browser-api.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { expertKinds, longestStatement, type ExpertKind } from '../rules.ts'
import { expertWords } from '../words.ts'
import { applicationTones } from './parts/application-tones.ts'
import type { Route } from './+types/apply.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/experts/applications')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, expertWords, words => ({ title: words.apply.title, description: words.apply.lead }))

/** A form for those who want to be an expert, and what became of what they sent. */
export default function ApplyPage({ loaderData: { list, name } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(expertWords)
  const api = useApi()
  const editing = useForm({
    name: 'expert-application',
    saved: {
      value: { kind: 'evaluation' as ExpertKind, name, position: '', organisation: '', statement: '' },
      tag: '',
    },
    save: async body => {
      await api('POST /api/experts/applications', { body })
    },
  })
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8">
      <PageHead title={words.apply.title}>{words.apply.lead}</PageHead>
      {list.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold">{words.apply.own}</h2>
          <ul className="grid gap-3">
            {list.map(one => (
              <li key={one.id} className="rounded-xl border border-line bg-card px-4 py-3">
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-medium">{words.kinds[one.kind]}</span>
                  <Badge tone={applicationTones[one.state]}>{words.apply.states[one.state]}</Badge>
                </p>
                <p className="text-sm text-muted tabular-nums">
                  {words.apply.sent(formatTime(one.createdAt, usualZone))}
                </p>
                {one.reason !== '' && <p className="mt-1 text-sm">{one.reason}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Card as="section">
        <form {...editing.props} className="grid gap-5">
          <SelectField
            label={words.apply.kind}
            options={expertKinds.map(kind => [kind, words.kinds[kind]] as const)}
            {...editing.field('kind')}
          />
          <TextField label={words.apply.name} maxLength={60} required {...editing.field('name')} />
          <TextField label={words.apply.position} maxLength={100} required {...editing.field('position')} />
          <TextField
            label={words.apply.organisation}
            maxLength={100}
            required
            {...editing.field('organisation')}
          />
          <TextField
            label={words.apply.statement}
            hint={words.apply.statementHint}
            maxLength={longestStatement}
            rows={8}
            required
            {...editing.field('statement')}
          />
          {editing.problem && (
            <Callout kind="bad" live>
              {editing.problem}
            </Callout>
          )}
          {editing.justSaved && (
            <Callout kind="good" live>
              {words.apply.done}
            </Callout>
          )}
          <div>
            <Button type="submit" busy={editing.isBusy}>
              {words.apply.submit}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}
