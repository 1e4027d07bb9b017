import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { authoringWords } from '../../words.ts'

/** Its place among those on the home page. */
export function Featured({ competition }: { competition: { id: number; featured: number | null } }) {
  const { overview: words } = useWords(authoringWords)
  const api = useApi()
  const saved = competition.featured === null ? '' : String(competition.featured)
  const form = useForm({
    saved: { value: { featured: saved }, tag: saved },
    save: async (value, tag) => {
      const place = value.featured.trim()
      await api('PUT /api/admin/competitions/{id}/featured', {
        params: { id: competition.id },
        body: { featured: place === '' ? null : Number(place) },
      })
      return { value, tag }
    },
  })
  const { problem = form.problem, ...place } = form.field('featured')
  return (
    <form {...form.props} className="grid gap-3">
      <TextField
        label={words.featured}
        hint={words.featuredHint}
        type="number"
        min={1}
        max={1000}
        step={1}
        problem={problem}
        {...place}
      />
      <Button type="submit" variant="secondary" size="small" className="w-full" busy={form.isBusy}>
        {words.featuredSave}
      </Button>
    </form>
  )
}
