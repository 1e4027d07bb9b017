import { useState } from 'react'
import { formatTime } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { roles } from '../../account-rules.ts'
import { accountWords } from '../../account-words.ts'
import type { Account } from '../account.page.tsx'

/** The roles of a person: each with who granted it, and one more. */
export function RoleCard({ account }: { account: Account }) {
  const words = useWords(accountWords)
  const lang = useLang()
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [role, setRole] = useState<(typeof roles)[number]>('organiser')
  const [competition, setCompetition] = useState('')
  const needsCompetition = role === 'organiser'
  const off = needsCompetition && !/^\d+$/.test(competition.trim()) ? words.account.noCompetition : undefined
  const grant = async () => {
    if (off !== undefined) return
    const isDone = await run(() =>
      api('POST /api/admin/users/{id}/roles', {
        params: { id: account.id },
        body: { role, competitionId: needsCompetition ? Number(competition) : null },
      }),
    )
    if (isDone) setCompetition('')
  }
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
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <form
        className="grid gap-3 border-t border-line pt-4"
        onSubmit={event => {
          event.preventDefault()
          void grant()
        }}
      >
        <SelectField
          label={words.account.grant}
          hint={words.rolesMean[role]}
          value={role}
          onChange={setRole}
          options={roles.map(one => [one, words.roles[one]])}
        />
        {needsCompetition && (
          <TextField
            label={words.account.competition}
            hint={words.account.competitionHint}
            value={competition}
            onChange={setCompetition}
            maxLength={15}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={isBusy} disabledReason={off}>
            {words.account.grant}
          </Button>
        </div>
      </form>
    </Card>
  )
}
