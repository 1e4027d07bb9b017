import { usualZone } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { BilingualMarkdownField } from '../../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../../ui/field.tsx'
import { BoxGroup } from '../../../forms/web/parts/box-group.tsx'
import { checks, entrantKinds, longestBody, windowEnds } from '../../rules.ts'
import { editionWords } from '../../words.ts'
import type { ManagedEdition } from './managed-edition.ts'
import { TrackFields } from './track-fields.tsx'

/** What an edition is, when it is, who may take part and in which tracks: saved as a whole. */
export function FactsForm({ edition }: { edition: ManagedEdition }) {
  const all = useWords(editionWords)
  const { admin: words } = all
  const api = useApi()
  const editing = useForm({
    name: `spic:${edition.id}`,
    saved: edition,
    save: (value, tag) =>
      api('PUT /api/admin/spic/{editionId}', { params: { editionId: edition.id }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <EditingForm editing={editing}>
      <Card as="section" className="grid gap-5">
        <h2 className="font-semibold">{words.texts}</h2>
        <BilingualField label={words.name} maxLength={80} required {...sidesOf('name', value, set, at)} />
        <BilingualField
          label={words.summary}
          maxLength={300}
          rows={2}
          {...sidesOf('summary', value, set, at)}
        />
        <BilingualMarkdownField
          label={words.body}
          maxLength={longestBody}
          {...sidesOf('body', value, set, at)}
        />
      </Card>
      <Card as="section" className="grid gap-5">
        <h2 className="font-semibold">{words.windows}</h2>
        <div className="grid gap-4 md:grid-cols-2">
          {windowEnds.map(name => (
            <TimeField
              key={name}
              label={words[name]}
              zone={usualZone}
              value={value[name]}
              onChange={instant => set({ [name]: instant })}
              problem={at(name) && name === 'submitEndsAt' ? words.endHint : at(name)}
            />
          ))}
        </div>
      </Card>
      <Card as="section" className="grid gap-5">
        <h2 className="font-semibold">{words.rules}</h2>
        <BoxGroup
          label={words.entrantKinds}
          options={entrantKinds.map(kind => [kind, all.entrantKinds[kind]] as const)}
          chosen={value.entrantKinds}
          onChange={kinds => {
            if (kinds.length > 0) set({ entrantKinds: kinds })
          }}
        />
        <BoxGroup
          label={words.checks}
          options={checks.map(check => [check, words.checkNames[check]] as const)}
          chosen={value.checks}
          onChange={chosen => set({ checks: chosen })}
        />
        <TextField
          className="max-w-60"
          label={words.mostMembers}
          type="number"
          min={1}
          max={50}
          value={String(value.mostMembers)}
          onChange={typed => set({ mostMembers: Number(typed) })}
          problem={at('mostMembers')}
        />
        <CheckField
          label={words.isBlind}
          hint={words.isBlindHint}
          disabledReason={edition.isBlindFixed ? words.isBlindFixed : undefined}
          problem={at('isBlind')}
          checked={value.isBlind}
          onChange={isBlind => set({ isBlind })}
        />
      </Card>
      <TrackFields
        tracks={value.tracks}
        problemAt={path => at(path === '' ? 'tracks' : `tracks.${path}`)}
        onChange={tracks => set({ tracks })}
      />
    </EditingForm>
  )
}
