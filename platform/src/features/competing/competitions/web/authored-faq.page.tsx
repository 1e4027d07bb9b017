import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredWords } from '../authored-words.ts'
import type { Route } from './+types/authored-faq.page.ts'

const most = 50

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}/faq', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.faq.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).faq.title }

export default function AuthoredFaqPage({ loaderData, params }: Route.ComponentProps) {
  const { faq: words } = useWords(authoredWords)
  const api = useApi()
  const editing = useForm({
    name: `competition:${params.id}:faq`,
    saved: loaderData,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/faq', {
        params: { id: Number(params.id) },
        body: { value, tag },
      }),
  })
  const { entries } = editing.value
  const { problemAt } = editing
  type Entry = (typeof entries)[number]
  const change = (index: number, next: Partial<Entry>) =>
    editing.set({ entries: entries.map((entry, at) => (at === index ? { ...entry, ...next } : entry)) })
  const move = (index: number, by: number) => {
    const next = [...entries]
    const [taken] = next.splice(index, 1)
    if (taken) next.splice(index + by, 0, taken)
    editing.set({ entries: next })
  }
  const text = (index: number, entry: Entry, name: 'question' | 'answer') =>
    sidesOf(
      name,
      entry,
      part => change(index, part),
      field => problemAt(`value.entries.${index}.${field}`),
    )
  const icon = 'size-4'
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <EditingForm editing={editing}>
        {entries.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no names of their own
          <Card key={index} as="section" className="grid gap-4">
            <div className="flex items-center gap-1">
              <h2 className="grow font-semibold">{words.number(index + 1)}</h2>
              {index > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${words.up} ${index + 1}`}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp className={icon} aria-hidden="true" />
                </Button>
              )}
              {index < entries.length - 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${words.down} ${index + 1}`}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown className={icon} aria-hidden="true" />
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={`${words.remove} ${index + 1}`}
                onClick={() => editing.set({ entries: entries.filter((_one, at) => at !== index) })}
              >
                <Trash2 className={icon} aria-hidden="true" />
              </Button>
            </div>
            <BilingualField label={words.question} maxLength={200} {...text(index, entry, 'question')} />
            <BilingualField
              label={words.answer}
              rows={4}
              maxLength={100_000}
              {...text(index, entry, 'answer')}
            />
          </Card>
        ))}
        {entries.length < most && (
          <div>
            <Button
              variant="secondary"
              onClick={() =>
                editing.set({
                  entries: [...entries, { questionZh: '', questionEn: '', answerZh: '', answerEn: '' }],
                })
              }
            >
              <Plus className={icon} aria-hidden="true" />
              {words.add}
            </Button>
          </div>
        )}
      </EditingForm>
    </AdminPage>
  )
}
