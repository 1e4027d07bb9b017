import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { mostCareers } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { DayField } from './day-field.tsx'
import { Entries, EntryForm } from './entries.tsx'
import { WordField } from './word-field.tsx'

type Entry = OwnInfo['careers'][number]

/** Where somebody worked: newest entry first. */
export function Careers({ careers }: { careers: readonly Entry[] }) {
  const { work: words, entries } = useWords(profileWords)
  const api = useApi()
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <Entries
        list={careers}
        idOf={one => one.userWorkId}
        nameOf={one => one.companyName}
        empty={words.none}
        add={words.add}
        isFull={careers.length >= mostCareers}
        full={entries.full(mostCareers)}
        show={one => (
          <>
            <p className="font-medium wrap-anywhere">{one.companyName}</p>
            <p className="text-muted">
              {one.jobName}
              {(one.workStartTime || one.workEndTime) && (
                <span className="tabular-nums">
                  {one.jobName && ' · '}
                  {entries.until(one.workStartTime ?? '', one.workEndTime ?? entries.now)}
                </span>
              )}
            </p>
          </>
        )}
        form={(one, onDone) => <CareerForm entry={one} onDone={onDone} />}
        onDelete={one => api('DELETE /api/users/deleteWork', { query: { userWorkId: one.userWorkId } })}
      />
    </Card>
  )
}

function CareerForm({ entry, onDone }: { entry: Entry | undefined; onDone: () => void }) {
  const { work: words } = useWords(profileWords)
  const api = useApi()
  const form = useForm({
    name: `profile:work${entry ? `:${entry.userWorkId}` : ''}`,
    saved: {
      value: {
        company: entry?.companyName ?? '',
        job: entry?.jobName ?? '',
        start: entry?.workStartTime ?? '',
        end: entry?.workEndTime ?? '',
      },
      tag: JSON.stringify(entry),
    },
    check: ({ company }) => ({ company: company.trim() === '' ? words.missing : undefined }),
    save: async ({ company, job, start, end }) => {
      const body = {
        companyName: company.trim(),
        jobName: job.trim(),
        workStartTime: start || null,
        workEndTime: end || null,
      }
      await (entry
        ? api('PUT /api/users/updateWork', { body: { userWorkId: entry.userWorkId, ...body } })
        : api('POST /api/users/addWork', { body }))
    },
    onSaved: onDone,
  })
  return (
    <EntryForm form={form} isNew={!entry} onDone={onDone}>
      <WordField kind="company" label={words.company} maxLength={60} required {...form.field('company')} />
      <WordField kind="job" label={words.job} maxLength={60} {...form.field('job')} />
      <DayField label={words.start} {...form.field('start')} />
      <DayField label={words.end} {...form.field('end')} />
    </EntryForm>
  )
}
