import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { longestAbout } from '../../rules.ts'
import { benchmarkWords } from '../../words.ts'

export type Told = {
  method: string
  authors: string
  organisation: string
  paperUrl: string | null
  codeUrl: string | null
  licence: string
  about: string
}

/** What whoever enters a method says of it. */
export function MethodFields({
  value,
  set,
  problemAt,
}: {
  value: Told
  set: (change: Partial<Told>) => void
  problemAt: (path: string) => string | undefined
}) {
  const { own: words } = useWords(benchmarkWords)
  const text = (name: keyof Told) => ({
    value: value[name] ?? '',
    onChange: (typed: string) => set({ [name]: typed }),
    problem: problemAt(name),
  })
  return (
    <>
      <TextField label={words.method} hint={words.methodHint} maxLength={80} required {...text('method')} />
      <TextField label={words.authors} maxLength={200} required {...text('authors')} />
      <TextField label={words.organisation} maxLength={100} {...text('organisation')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.paper} type="url" maxLength={500} {...text('paperUrl')} />
        <TextField label={words.code} type="url" maxLength={500} {...text('codeUrl')} />
      </div>
      <TextField label={words.licence} hint={words.licenceHint} maxLength={60} {...text('licence')} />
      <MarkdownField
        label={words.about}
        value={value.about}
        onChange={about => set({ about })}
        maxLength={longestAbout}
        problem={problemAt('about')}
      />
    </>
  )
}
