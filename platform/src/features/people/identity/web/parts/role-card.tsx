import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { roles } from '../../account-rules.ts'
import { accountWords } from '../../account-words.ts'
import type { Account } from '../account.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

type Grant = { role: (typeof roles)[number]; competition: string }

/** Whether the competition is named, for the role that is held in one. */
const isNamed = ({ role, competition }: Grant) => role !== 'organiser' || /^\d+$/.test(competition.trim())

/** The roles of a person: each with who granted it, and one more. */
export function RoleCard({ account }: { account: Account }) {
  const { formatTime } = useFormats()
  const words = useWords(accountWords)
  const lang = useLang()
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const form = useForm<Grant>({
    saved: { value: { role: 'organiser', competition: '' }, tag: '' },
    check: grant => ({ competition: isNamed(grant) ? undefined : words.account.noCompetition }),
    save: async ({ role, competition }) => {
      await api('POST /api/admin/users/{id}/roles', {
        params: { id: account.id },
        body: { role, competitionId: role === 'organiser' ? Number(competition) : null },
      })
      return { value: { role, competition: '' }, tag: '' }
    },
  })
  const { role } = form.value
  const failed = form.problem ?? problem
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.account.rolesTitle}</h2>
      {account.roles.length === 0 && <p className="text-sm text-muted">{words.account.noRoles}</p>}
      <ul className="grid gap-3">
        {account.roles.map(held => {
          const name = held.competition
            ? `${words.roles[held.role]} · ${localize({ zh: held.competition.titleZh, en: held.competition.titleEn }, lang)}`
            : words.roles[held.role]
          const time = formatTime(held.grantedAt, 'UTC')
          return (
            <li
              key={`${held.role} ${held.competition?.id ?? ''}`}
              className="flex items-center justify-between gap-4"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  {held.competition ? (
                    <SiteLink to={pathTo('/admin/competitions/:id', { id: held.competition.id })}>
                      {name}
                    </SiteLink>
                  ) : (
                    name
                  )}
                </p>
                <p className="text-sm text-muted">
                  {held.grantedBy === null
                    ? words.account.grantedBySystem(time)
                    : words.account.granted(held.grantedBy, time)}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.account.revokeOne(name)}
                busy={isBusy}
                onClick={() =>
                  void run(() =>
                    api('DELETE /api/admin/users/{id}/roles', {
                      params: { id: account.id },
                      query: {
                        role: held.role,
                        ...(held.competition ? { competitionId: held.competition.id } : {}),
                      },
                    }),
                  )
                }
              >
                {words.account.revoke}
              </Button>
            </li>
          )
        })}
      </ul>
      {failed && (
        <Callout kind="bad" live>
          {failed}
        </Callout>
      )}
      <form {...form.props} className="grid gap-3 border-t border-line pt-4">
        <SelectField
          label={words.account.grant}
          hint={words.rolesMean[role]}
          {...form.field('role')}
          options={roles.map(one => [one, words.roles[one]])}
        />
        {role === 'organiser' && (
          <TextField
            label={words.account.competition}
            hint={words.account.competitionHint}
            maxLength={15}
            {...form.field('competition')}
          />
        )}
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={form.isBusy}
            disabledReason={isNamed(form.value) ? undefined : words.account.noCompetition}
          >
            {words.account.grant}
          </Button>
        </div>
      </form>
    </Card>
  )
}
