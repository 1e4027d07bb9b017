import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { inviteWords } from '../words.ts'
import type { Route } from './+types/authored-invite.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [saved, { zone, startAt, endAt }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/invite', { params: { id } }),
    api('GET /api/admin/competitions/{id}', { params: { id } }),
  ])
  return { saved, zone, startAt, endAt }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, inviteWords, words => ({ title: words.settings.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(inviteWords, lang).settings.title }

/** Whether there is an invite activity, what it is called and when it runs. */
export default function AuthoredInvitePage({ loaderData, params }: Route.ComponentProps) {
  const { settings: words } = useWords(inviteWords)
  const api = useApi()
  const { saved, zone, startAt, endAt } = loaderData
  const editing = useForm({
    name: `competition:${params.id}:invite`,
    saved,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/invite', {
        params: { id: Number(params.id) },
        body: { value, tag },
      }),
  })
  const { activity } = editing.value
  const { problemAt } = editing
  const nameIssue = editing.issues.find(issue => issue.path === 'body.value.activity.name')
  const change = (next: Partial<NonNullable<typeof activity>>) =>
    activity && editing.set({ activity: { ...activity, ...next } })
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        saved.value.activity && (
          <SiteLink
            to={pathTo('/competitions/:id/invite', { id: params.id })}
            className={buttonClass({ variant: 'secondary' })}
            target="_blank"
          >
            {words.page}
          </SiteLink>
        )
      }
    >
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-4">
          <CheckField
            label={words.open}
            checked={activity !== null}
            onChange={isOpen =>
              editing.set({
                activity: isOpen
                  ? (saved.value.activity ?? { name: `invite-${params.id}`, startAt, endAt })
                  : null,
              })
            }
          />
          {activity && (
            <div className="grid items-start gap-4 md:grid-cols-3">
              <TextField
                label={words.name}
                hint={words.nameHint}
                maxLength={60}
                value={activity.name}
                onChange={name => change({ name })}
                problem={nameIssue && (nameIssue.code === 'taken' ? words.taken : words.wrongName)}
              />
              <TimeField
                label={words.start}
                zone={zone}
                value={activity.startAt}
                onChange={instant => change({ startAt: instant })}
                problem={problemAt('value.activity.startAt')}
              />
              <TimeField
                label={words.end}
                zone={zone}
                value={activity.endAt}
                onChange={instant => change({ endAt: instant })}
                problem={problemAt('value.activity.endAt')}
              />
            </div>
          )}
        </Card>
      </EditingForm>
    </AdminPage>
  )
}
