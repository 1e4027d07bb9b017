import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { mostUnwanted, type Unwanted } from '../../rules.ts'
import { proposalWords } from '../../words.ts'

/** Whom a team asks not to be reviewed by, and why. */
export function UnwantedFields({
  rows,
  problems,
  onChange,
}: {
  rows: readonly Unwanted[]
  problems: readonly { path: string }[]
  onChange: (rows: Unwanted[]) => void
}) {
  const { submit: words, signup } = useWords(proposalWords)
  const problemAt = (path: string) =>
    problems.some(problem => problem.path === `unwanted.${path}`) ? signup.required : undefined
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{words.unwanted}</h2>
      <p className="text-sm text-muted">{words.unwantedText}</p>
      {rows.map((row, at) => {
        const change = (part: Partial<Unwanted>) =>
          onChange(rows.map((one, place) => (place === at ? { ...one, ...part } : one)))
        return (
          <fieldset key={at} className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
            <legend className="sr-only">{words.row(formatCount(at + 1))}</legend>
            <TextField
              label={words.unwantedName}
              maxLength={60}
              value={row.name}
              onChange={name => change({ name })}
              problem={problemAt(`${at}.name`)}
            />
            <TextField
              label={words.unwantedOrganisation}
              maxLength={120}
              value={row.organisation}
              onChange={organisation => change({ organisation })}
            />
            <TextField
              label={words.unwantedReason}
              maxLength={300}
              rows={2}
              className="sm:col-span-2"
              value={row.reason}
              onChange={reason => change({ reason })}
              problem={problemAt(`${at}.reason`)}
            />
            <div>
              <Button
                variant="quiet"
                size="small"
                onClick={() => onChange(rows.filter((_, place) => place !== at))}
              >
                {words.removeUnwanted}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {rows.length < mostUnwanted && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onChange([...rows, { name: '', organisation: '', reason: '' }])}
          >
            {words.addUnwanted}
          </Button>
        </div>
      )}
    </Card>
  )
}
