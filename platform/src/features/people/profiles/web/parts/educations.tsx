import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { degrees, mostEducations, type Degree } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { DayField } from './day-field.tsx'
import { Entries, EntryForm } from './entries.tsx'
import { WordField } from './word-field.tsx'

type Entry = OwnInfo['educations'][number]

/** Where somebody learned: newest entry first. */
export function Educations({ educations }: { educations: readonly Entry[] }) {
  const { education: words, entries, fields, degrees: named } = useWords(profileWords)
  const api = useApi()
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{fields.education}</h2>
      <Entries
        list={educations}
        idOf={one => one.userEduId}
        nameOf={one => one.schoolName}
        empty={words.none}
        add={words.add}
        isFull={educations.length >= mostEducations}
        full={entries.full(mostEducations)}
        show={one => (
          <>
            <p className="font-medium wrap-anywhere">{one.schoolName}</p>
            <p className="text-muted">
              {[named[one.degreeName], one.majorName].filter(Boolean).join(' · ')}
              {(one.eduStartTime || one.eduEndTime) && (
                <span className="tabular-nums">
                  {' · '}
                  {entries.until(one.eduStartTime ?? '', one.eduEndTime ?? entries.now)}
                </span>
              )}
            </p>
          </>
        )}
        form={(one, onDone) => <EducationForm entry={one} onDone={onDone} />}
        onDelete={one => api('DELETE /api/users/deleteEducation', { query: { userEduId: one.userEduId } })}
      />
    </Card>
  )
}

function EducationForm({ entry, onDone }: { entry: Entry | undefined; onDone: () => void }) {
  const { education: words, degrees: named } = useWords(profileWords)
  const api = useApi()
  const form = useForm({
    name: `profile:education${entry ? `:${entry.userEduId}` : ''}`,
    saved: {
      value: {
        school: entry?.schoolName ?? '',
        major: entry?.majorName ?? '',
        degree: entry?.degreeName ?? ('bachelor' as Degree),
        start: entry?.eduStartTime ?? '',
        end: entry?.eduEndTime ?? '',
      },
      tag: JSON.stringify(entry),
    },
    check: ({ school }) => ({ school: school.trim() === '' ? words.missing : undefined }),
    save: async ({ school, major, degree, start, end }) => {
      const body = {
        schoolName: school.trim(),
        majorName: major.trim(),
        degreeName: degree,
        eduStartTime: start || null,
        eduEndTime: end || null,
      }
      await (entry
        ? api('PUT /api/users/updateEducation', { body: { userEduId: entry.userEduId, ...body } })
        : api('POST /api/users/addEducation', { body }))
    },
    onSaved: onDone,
  })
  return (
    <EntryForm form={form} isNew={!entry} onDone={onDone}>
      <WordField kind="school" label={words.school} maxLength={60} required {...form.field('school')} />
      <SelectField
        label={words.degree}
        {...form.field('degree')}
        options={degrees.map(one => [one, named[one]] as const)}
      />
      <WordField
        kind="major"
        className="sm:col-span-2"
        label={words.major}
        maxLength={60}
        {...form.field('major')}
      />
      <DayField label={words.start} {...form.field('start')} />
      <DayField label={words.end} {...form.field('end')} />
    </EntryForm>
  )
}
