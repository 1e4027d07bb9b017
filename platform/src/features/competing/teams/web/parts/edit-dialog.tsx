import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { CheckField, TextField } from '../../../../../ui/field.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { clsx } from 'clsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { teamWords } from '../../words.ts'
import { say } from '../../../../../site/said.ts'
import type { Team } from './types.ts'

const fields = {
  name: 60,
  manifesto: 300,
  announcement: 300,
  mentor: 60,
  mentorUnit: 100,
} as const
type Field = keyof typeof fields
const names = Object.keys(fields) as Field[]
const isLong = (field: Field) => field === 'manifesto' || field === 'announcement'

/** Everything that a captain says of the team. */
export function EditDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const words = useWords(teamWords)
  const api = useApi()
  const form = useForm({
    saved: {
      value: {
        name: team.name,
        manifesto: team.manifesto,
        announcement: team.announcement,
        mentor: team.mentor,
        mentorUnit: team.mentorUnit,
        wantsMembers: team.wantsMembers,
      },
      tag: '',
    },
    save: async (body, tag) => {
      await api('PUT /api/teams/{id}', { params: { id: team.id }, body })
      return { value: body, tag }
    },
    onSaved: () => {
      say(words.edit.saved)
      onClose()
    },
  })
  const isUnseen = form.issues.some(issue => issue.code === 'invisible')
  const hints: Partial<Record<Field, string>> = {
    manifesto: words.edit.manifestoHint,
    announcement: words.edit.announcementHint,
  }
  return (
    <Dialog title={words.edit.title} closeLabel={words.close} onClose={onClose}>
      <form {...form.props} className="grid gap-4 sm:grid-cols-2">
        {names.map(field => (
          <TextField
            key={field}
            className={clsx(field !== 'mentor' && field !== 'mentorUnit' && 'sm:col-span-2')}
            label={words[field]}
            hint={hints[field]}
            maxLength={fields[field]}
            {...(isLong(field) ? { rows: 3 } : {})}
            required={field === 'name'}
            value={form.value[field]}
            // Each is shown as one line.
            onChange={typed => form.set({ [field]: typed.replace(/[\r\n]+/g, ' ') })}
            problem={isUnseen && field === 'name' ? words.nameUnseen : form.problemAt(field)}
          />
        ))}
        <div className="rounded-xl bg-sunken p-4 sm:col-span-2">
          <CheckField
            label={words.edit.wantsMembers}
            hint={words.edit.wantsHint}
            checked={form.value.wantsMembers}
            onChange={wantsMembers => form.set({ wantsMembers })}
          />
        </div>
        {form.problem && (
          <div className="sm:col-span-2">
            <Callout kind="bad" live>
              {isUnseen ? words.nameUnseen : form.problem}
            </Callout>
          </div>
        )}
        <div className="sm:col-span-2">
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={form.isBusy}>
              {words.edit.save}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}
