import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Field, SelectField, TextField } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
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
      <AddEducation />
    </Card>
  )
}

const blank = { school: '', major: '', degree: 'bachelor' as Degree, start: '', end: '' }

function AddEducation() {
  const { education: words, degrees: named } = useWords(profileWords)
  const api = useApi()
  const form = useForm({
    name: 'profile:education',
    saved: { value: blank, tag: '' },
    check: ({ school }) => ({ school: school.trim() === '' ? words.missing : undefined }),
    save: async ({ school, major, degree, start, end }) => {
      await api('POST /api/users/addEducation', {
        body: {
          schoolName: school.trim(),
          majorName: major.trim(),
          degreeName: degree,
          eduStartTime: start || null,
          eduEndTime: end || null,
        },
      })
      return { value: { ...blank, degree }, tag: '' }
    },
  })
  const day = (name: 'start' | 'end') => (
    <Field label={words[name]}>
      {control => (
        <Input
          {...control}
          type="date"
          value={form.value[name]}
          onChange={typed => form.set({ [name]: typed })}
        />
      )}
    </Field>
  )
  return (
    <form {...form.props} className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <TextField label={words.school} maxLength={60} required {...form.field('school')} />
      <SelectField
        label={words.degree}
        {...form.field('degree')}
        options={degrees.map(one => [one, named[one]] as const)}
      />
      <TextField className="sm:col-span-2" label={words.major} maxLength={60} {...form.field('major')} />
      {day('start')}
      {day('end')}
      {form.problem && (
        <div className="sm:col-span-2">
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
