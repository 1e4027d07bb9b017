import { formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredWords } from '../authored-words.ts'
import { useManagedCompetition } from './parts/managed-competition.ts'
import { BothLanguages } from './parts/both-languages.tsx'
import type { Route } from './+types/authored-agreement.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}/agreement', {
    params: { id: Number(params.id) },
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.agreement.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).agreement.title }

export default function AuthoredAgreementPage({ loaderData, params }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { agreement: words } = useWords(authoredWords)
  const lang = useLang()
  const api = useApi()
  const { zone } = useManagedCompetition()
  const { agreement, version, accepted, history } = loaderData
  const editing = useForm({
    name: `competition:${params.id}:agreement`,
    saved: agreement,
    save: async (value, tag) => {
      const done = await api('PUT /api/admin/competitions/{id}/agreement', {
        params: { id: Number(params.id) },
        body: { value, tag },
      })
      return done.agreement
    },
  })
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Callout kind={accepted > 0 ? 'warn' : 'info'} title={words.version(version)}>
        {accepted > 0 ? words.accepted(formatCount(accepted)) : words.free}
      </Callout>
      <EditingForm editing={editing}>
        <BothLanguages label={words.text} editing={editing} />
      </EditingForm>
      {history.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold">{words.history}</h2>
          {history.map(past => (
            <details key={past.version} className="rounded-xl border border-line bg-card">
              <summary className="px-4 py-3 text-sm font-medium">
                {words.replaced(past.version, formatTime(past.replacedAt, zone))}
              </summary>
              <pre className="max-h-96 overflow-auto border-t border-line p-4 text-sm whitespace-pre-wrap">
                {localize(past, lang)}
              </pre>
            </details>
          ))}
        </section>
      )}
    </AdminPage>
  )
}
