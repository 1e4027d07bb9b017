import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import { useSay } from './said.tsx'
import type { Team } from './types.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'

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
  const { run, isBusy, problem, issues } = useMutation()
  const say = useSay()
  const [values, setValues] = useState<Record<Field, string>>(() => ({
    name: team.name,
    manifesto: team.manifesto,
    announcement: team.announcement,
    mentor: team.mentor,
    mentorUnit: team.mentorUnit,
  }))
  const [wantsMembers, setWantsMembers] = useState(team.wantsMembers)
  const wrong = new Set(issues.map(issue => issue.path))
  const isUnseen = issues.some(issue => issue.code === 'invisible')
  const hints: Partial<Record<Field, string>> = {
    manifesto: words.edit.manifestoHint,
    announcement: words.edit.announcementHint,
  }
  const save = async () => {
    const body = { ...values, wantsMembers }
    if (!(await run(() => api('PUT /api/teams/{id}', { params: { id: team.id }, body })))) return
    say(words.edit.saved)
    onClose()
  }
  return (
    <Dialog title={words.edit.title} closeLabel={words.close} onClose={onClose}>
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        {names.map(field => {
          const shared = {
            'aria-invalid': wrong.has(`body.${field}`),
            maxLength: fields[field],
            value: values[field],
            onChange: (event: { target: { value: string } }) =>
              setValues({ ...values, [field]: event.target.value.replace(/[\r\n]+/g, ' ') }),
          }
          return (
            <label
              key={field}
              className={field === 'mentor' || field === 'mentorUnit' ? 'text-sm' : 'text-sm sm:col-span-2'}
            >
              {words[field]}
              {isLong(field) ? (
                <textarea {...shared} className="field mt-1 min-h-20 py-2" />
              ) : (
                <input {...shared} className="field mt-1" required={field === 'name'} />
              )}
              {hints[field] && <span className="text-muted">{hints[field]}</span>}
            </label>
          )
        })}
        <div className="rounded-xl bg-sunken p-4 text-sm sm:col-span-2">
          <label className="flex items-center gap-3 font-medium">
            <input
              type="checkbox"
              checked={wantsMembers}
              aria-describedby="wants-hint"
              onChange={event => setWantsMembers(event.target.checked)}
              className="size-4 shrink-0 accent-accent"
            />
            {words.edit.wantsMembers}
          </label>
          <p id="wants-hint" className="pl-7 text-muted">
            {words.edit.wantsHint}
          </p>
        </div>
        {problem && (
          <div className="sm:col-span-2">
            <Callout kind="bad" live>
              {isUnseen ? words.nameUnseen : problem}
            </Callout>
          </div>
        )}
        <div className="sm:col-span-2">
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={isBusy}>
              {words.edit.save}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}
