import type { Answer } from '../../../../../base/contract/call.ts'
import { isWhollyVisible, plainName } from '../../../../../base/misleading.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { settingWords } from '../../setting-words.ts'
import { daysBetweenNames, userNameLimit } from '../../user-name.rules.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export type OwnName = Answer<SiteCalls['GET /api/users/user-name']>

/** The name by which others know somebody: it is theirs alone, and changes seldom. */
export function NameForm({ own }: { own: OwnName }) {
  const { formatDay } = useFormats()
  const { name: words } = useWords(settingWords)
  const api = useApi()
  const zone = useZone()
  const form = useForm({
    name: 'user-name',
    saved: { value: { userName: own.userName }, tag: own.userName },
    check: ({ userName }) => ({
      userName:
        plainName(userName) === ''
          ? words.missing
          : isWhollyVisible(plainName(userName))
            ? undefined
            : words.unseen,
    }),
    save: async ({ userName }) => {
      const saved = await api('PUT /api/users/updateUserName', { body: { userName: userName.trim() } })
      return { value: { userName: saved.userName }, tag: saved.userName }
    },
  })
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4">
        <TextField
          label={words.label}
          hint={words.hint(userNameLimit, daysBetweenNames)}
          maxLength={userNameLimit}
          required
          autoComplete="nickname"
          {...form.field('userName')}
        />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            busy={form.isBusy}
            disabledReason={own.nextChangeAt ? words.notBefore(formatDay(own.nextChangeAt, zone)) : undefined}
          >
            {words.save}
          </Button>
          <span role="status" className="text-sm text-muted">
            {form.justSaved ? words.saved : ''}
          </span>
        </div>
        {own.former.length > 0 && (
          <p className="text-sm text-muted">
            {words.former} {own.former.join(words.comma)}
          </p>
        )}
      </form>
    </Card>
  )
}
