import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useDraft } from '../../../../../site/use-draft.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Field, SelectField, TextField } from '../../../../../ui/field.tsx'
import { degrees, type Degree } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'

type Entry = OwnInfo['educations'][number]

/** Where somebody learned: newest entry first. */
export function Educations({ educations }: { educations: readonly Entry[] }) {
  const { education: words, fields, degrees: named } = useWords(profileWords)
  const { api, run, isBusy, problem } = useMutation()
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{fields.education}</h2>
      {educations.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {educations.map(one => (
            <li key={one.userEduId} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{one.schoolName}</p>
                <p className="text-muted">
                  {named[one.degreeName]}
                  {one.majorName && ` · ${one.majorName}`}
                  {(one.eduStartTime || one.eduEndTime) && (
                    <span className="tabular-nums">
                      {' · '}
                      {words.until(one.eduStartTime ?? '', one.eduEndTime ?? words.now)}
                    </span>
                  )}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                busy={isBusy}
                aria-label={words.remove(one.schoolName)}
                onClick={() =>
                  void run(() =>
                    api('DELETE /api/users/deleteEducation', { query: { userEduId: one.userEduId } }),
                  )
                }
              >
                {words.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <AddEducation
        isBusy={isBusy}
        onAdd={body => run(() => api('POST /api/users/addEducation', { body }))}
      />
    </Card>
  )
}

type New = Pick<Entry, 'schoolName' | 'majorName' | 'degreeName' | 'eduStartTime' | 'eduEndTime'>

function AddEducation({ isBusy, onAdd }: { isBusy: boolean; onAdd: (entry: New) => Promise<boolean> }) {
  const { education: words, degrees: named } = useWords(profileWords)
  const school = useDraft('profile:school')
  const major = useDraft('profile:major')
  const [degree, setDegree] = useState<Degree>('bachelor')
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const [isTried, setTried] = useState(false)
  const add = async () => {
    setTried(true)
    if (school.value.trim() === '') return
    const isDone = await onAdd({
      schoolName: school.value.trim(),
      majorName: major.value.trim(),
      degreeName: degree,
      eduStartTime: start || null,
      eduEndTime: end || null,
    })
    if (!isDone) return
    school.forget()
    major.forget()
    setStart('')
    setEnd('')
    setTried(false)
  }
  const day = (label: string, value: string, set: (value: string) => void) => (
    <Field label={label}>
      {control => (
        <input {...control} type="date" value={value} onChange={event => set(event.target.value)} />
      )}
    </Field>
  )
  return (
    <form
      className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void add()
      }}
    >
      <TextField
        label={words.school}
        maxLength={60}
        required
        value={school.value}
        onChange={school.set}
        problem={isTried && school.value.trim() === '' ? words.missing : undefined}
      />
      <SelectField
        label={words.degree}
        value={degree}
        onChange={setDegree}
        options={degrees.map(one => [one, named[one]] as const)}
      />
      <TextField
        className="sm:col-span-2"
        label={words.major}
        maxLength={60}
        value={major.value}
        onChange={major.set}
      />
      {day(words.start, start, setStart)}
      {day(words.end, end, setEnd)}
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
