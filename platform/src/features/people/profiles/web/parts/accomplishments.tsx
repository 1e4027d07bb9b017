import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { accomplishmentEntries, type AccomplishmentEntry } from '../../accomplishment-entries.ts'
import {
  accomplishmentKinds,
  accomplishmentNameLimit as nameLimit,
  accomplishmentTextLimit as textLimit,
  hasDay,
  mostAccomplishments,
  type AccomplishmentKind,
} from '../../accomplishments.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { DayField } from './day-field.tsx'
import { Entries, EntryForm } from './entries.tsx'

/** What somebody wrote, made and won. */
export function Accomplishments({ accomplishments }: { accomplishments: OwnInfo['accomplishments'] }) {
  const { accomplishment: words } = useWords(profileWords)
  const lists = accomplishmentEntries(accomplishments)
  return (
    <Card as="section" className="grid gap-6">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.about}</p>
      </div>
      {accomplishmentKinds.map(kind => (
        <OfKind key={kind} kind={kind} list={lists[kind]} />
      ))}
    </Card>
  )
}

function OfKind({ kind, list }: { kind: AccomplishmentKind; list: readonly AccomplishmentEntry[] }) {
  const { accomplishment: words, entries } = useWords(profileWords)
  const api = useApi()
  const remove = (id: number) => {
    const query = { shipDeleteId: id }
    if (kind === 'article') return api('DELETE /api/users/deleteArticle', { query })
    if (kind === 'project') return api('DELETE /api/users/deleteProject', { query })
    if (kind === 'prize') return api('DELETE /api/users/deletePrize', { query })
    return api('DELETE /api/users/deleteOthers', { query })
  }
  const said = words.kinds[kind]
  return (
    <section aria-labelledby={`accomplishments-${kind}`} className="grid gap-2">
      <h3 id={`accomplishments-${kind}`} className="font-medium">
        {said.title} <span className="font-normal text-muted tabular-nums">{list.length || ''}</span>
      </h3>
      <Entries
        list={list}
        idOf={one => one.id}
        nameOf={one => one.name}
        empty={said.none}
        add={said.add}
        isFull={list.length >= mostAccomplishments}
        full={entries.full(mostAccomplishments)}
        show={one => (
          <>
            <p className="font-medium wrap-anywhere">{one.name}</p>
            <p className="text-muted wrap-anywhere">
              {[one.organization, one.day].filter(Boolean).join(' · ')}
            </p>
            {one.description && <p className="mt-1 whitespace-pre-line wrap-anywhere">{one.description}</p>}
          </>
        )}
        form={(one, onDone) => <AccomplishmentForm kind={kind} entry={one} onDone={onDone} />}
        onDelete={one => remove(one.id)}
      />
    </section>
  )
}

function AccomplishmentForm({
  kind,
  entry,
  onDone,
}: {
  kind: AccomplishmentKind
  entry: AccomplishmentEntry | undefined
  onDone: () => void
}) {
  const { accomplishment: words } = useWords(profileWords)
  const api = useApi()
  const said = words.kinds[kind]
  const form = useForm({
    name: `profile:${kind}${entry ? `:${entry.id}` : ''}`,
    saved: {
      value: {
        name: entry?.name ?? '',
        organization: entry?.organization ?? '',
        day: entry?.day ?? '',
        description: entry?.description ?? '',
      },
      tag: JSON.stringify(entry),
    },
    check: ({ name }) => ({ name: name.trim() === '' ? words.missing : undefined }),
    save: async ({ name, organization, day, description }) => {
      const body = {
        name: name.trim(),
        organization: organization.trim(),
        getTime: day || null,
        description: description.trim(),
      }
      await (entry
        ? api('PUT /api/users/auth', { body: { shipDeleteId: entry.id, type: kind, ...body } })
        : api('POST /api/v2/users/accomplishment/{type}', { params: { type: kind }, body }))
    },
    onSaved: onDone,
  })
  return (
    <EntryForm form={form} isNew={!entry} onDone={onDone}>
      <TextField
        className="sm:col-span-2"
        label={said.name}
        maxLength={nameLimit}
        required
        {...form.field('name')}
      />
      <TextField label={said.organization} maxLength={nameLimit} {...form.field('organization')} />
      {hasDay(kind) && <DayField label={words.day} {...form.field('day')} />}
      <TextField
        className="sm:col-span-2"
        label={words.description}
        hint={words.count([...form.value.description].length, textLimit)}
        rows={3}
        maxLength={textLimit}
        {...form.field('description')}
      />
    </EntryForm>
  )
}
