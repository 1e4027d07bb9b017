import { reviewRole, reviewRoles } from '../../../../../base/http/reviewer.ts'
import type { Form } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { accountWords } from '../../account-words.ts'
import { reviewWords } from '../../words.ts'
import { trackName, type ReviewerList } from './reviewer-list.ts'

type ReviewerFacts = {
  name: string
  organisation: string
  email: string
  role: string
  capacity: string
  trackIds: number[]
}

/** As it is typed: numbers as text. */
export const asTyped = ({ value, tag }: { value: ReturnType<typeof factsOf>; tag: string }) => ({
  value: { ...value, role: String(value.role), capacity: String(value.capacity) },
  tag,
})

/** As it is sent. */
export const factsOf = ({ role, capacity, name, organisation, email, trackIds }: ReviewerFacts) => ({
  name,
  organisation,
  email,
  trackIds,
  role: reviewRoles.find(one => String(one) === role) ?? reviewRole.expert,
  capacity: Number(capacity),
})

export function ReviewerFields<T extends ReviewerFacts>({
  form,
  tracks,
}: {
  form: Form<T>
  tracks: ReviewerList['tracks']
}) {
  const words = useWords(accountWords)
  const { roles } = useWords(reviewWords)
  const lang = useLang()
  const { value, problemAt } = form
  const set = (change: Partial<ReviewerFacts>) => form.set(change as Partial<T>)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.name}
          maxLength={60}
          required
          value={value.name}
          onChange={name => set({ name })}
          problem={problemAt('name')}
        />
        <TextField
          label={words.organisation}
          hint={words.organisationHint}
          maxLength={120}
          value={value.organisation}
          onChange={organisation => set({ organisation })}
          problem={problemAt('organisation')}
        />
        <TextField
          label={words.email}
          maxLength={200}
          value={value.email}
          onChange={email => set({ email })}
          problem={problemAt('email')}
        />
        <SelectField
          label={words.role}
          options={reviewRoles.map(role => [String(role), roles[role]] as const)}
          value={value.role}
          onChange={role => set({ role })}
        />
        <TextField
          label={words.capacity}
          type="number"
          min={0}
          max={1000}
          value={value.capacity}
          onChange={capacity => set({ capacity })}
          problem={problemAt('capacity')}
        />
      </div>
      {tracks.length > 0 && (
        <fieldset className="grid gap-2 text-sm">
          <legend className="font-medium">{words.tracks}</legend>
          <p className="text-muted">{words.tracksHint}</p>
          {tracks.map(track => (
            <CheckField
              key={track.id}
              label={trackName(track, lang)}
              checked={value.trackIds.includes(track.id)}
              onChange={isChosen =>
                set({
                  trackIds: isChosen
                    ? [...value.trackIds, track.id]
                    : value.trackIds.filter(id => id !== track.id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
