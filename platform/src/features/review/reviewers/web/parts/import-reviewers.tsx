import type { Issue } from '../../../../../base/contract/failure.ts'
import type { Translated } from '../../../../../base/web/words.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { FileButton } from '../../../../../ui/file-button.tsx'
import { accountWords } from '../../account-words.ts'
import type { phrases } from '../../account-phrases.zh.ts'
import type { Given } from './given-codes.tsx'

/** What is wrong with a line, in words, from where the server found it. */
function wrongAt({ path }: Issue, words: Translated<typeof phrases>): string {
  const [, , at = '', what = ''] = path.split('.')
  const known = Object.entries(words.wrong).find(([code]) => code === what)
  return known ? words.wrongLine(at, known[1]) : words.wrongCsv
}

/** Many accounts at once: a file from a spreadsheet, shown as text before it is sent. */
export function ImportReviewers({
  editionId,
  onGiven,
}: {
  editionId: number
  onGiven: (given: readonly Given[]) => void
}) {
  const words = useWords(accountWords)
  const api = useApi()
  const form = useForm({
    saved: { value: { csv: '' }, tag: '' },
    save: async body => {
      const { reviewers } = await api('POST /api/admin/spic/{id}/reviewers/import', {
        params: { id: editionId },
        body,
      })
      onGiven(reviewers)
    },
  })
  const take = async ([file]: readonly File[]) => {
    if (file) form.set({ csv: await file.text() })
  }
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4">
        <h2 className="font-semibold">{words.import}</h2>
        <p className="text-sm text-muted">{words.importText}</p>
        <div>
          <FileButton label={words.chooseFile} accept=".csv,text/csv" onFiles={files => void take(files)} />
        </div>
        <TextField label={words.csv} rows={5} maxLength={500_000} {...form.field('csv')} />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
            <ul className="mt-2 list-disc pl-5">
              {form.issues
                .filter(issue => issue.path.startsWith('body.csv'))
                .map(issue => (
                  <li key={issue.path}>{wrongAt(issue, words)}</li>
                ))}
            </ul>
          </Callout>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {words.importSubmit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
