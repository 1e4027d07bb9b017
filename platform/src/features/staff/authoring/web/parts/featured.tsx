import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { authoringWords } from '../../words.ts'

/** Its place among those on the home page. */
export function Featured({ competition }: { competition: { id: number; featured: number | null } }) {
  const { overview: words } = useWords(authoringWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [place, setPlace] = useState(competition.featured === null ? '' : String(competition.featured))
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        void run(() =>
          api('PUT /api/admin/competitions/{id}/featured', {
            params: { id: competition.id },
            body: { featured: place.trim() === '' ? null : Number(place) },
          }),
        )
      }}
    >
      <TextField
        label={words.featured}
        hint={words.featuredHint}
        type="number"
        min={1}
        max={1000}
        step={1}
        value={place}
        onChange={setPlace}
        problem={problem}
      />
      <Button type="submit" variant="secondary" size="small" className="w-full" busy={isBusy}>
        {words.featuredSave}
      </Button>
    </form>
  )
}
