import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { editingWords } from '../../editing-words.ts'
import type { SourceName, SourceValue } from '../../sources.ts'
import { expertKinds } from '../../../experts/rules.ts'
import { expertWords } from '../../../experts/words.ts'
import { SeveralField } from './several-field.tsx'
import { useEditing } from './editing.ts'

type Props<S extends SourceName> = { value: SourceValue<S>; onChange: (value: SourceValue<S>) => void }

const upTo = (most: number) =>
  Array.from({ length: most }, (_, at) => [String(at + 1), String(at + 1)] as const)

function MostField({
  most,
  value,
  onChange,
}: {
  most: number
  value: number
  onChange: (most: number) => void
}) {
  const { source: words } = useWords(editingWords)
  return (
    <SelectField
      label={words.most}
      value={String(value)}
      onChange={next => onChange(Number(next))}
      options={upTo(most)}
    />
  )
}

function CompetitionsForm({ value, onChange }: Props<'competitions'>) {
  const { source: words } = useWords(editingWords)
  const lang = useLang()
  const { choices } = useEditing()
  const isQuery = value.by === 'query'
  const topics = choices.topics.map(
    topic => [topic.code, localize({ zh: topic.nameZh, en: topic.nameEn }, lang)] as const,
  )
  return (
    <>
      <SelectField
        label={words.by}
        value={value.by}
        onChange={by => onChange({ ...value, by })}
        options={[
          ['query', words.byQuery],
          ['hand', words.byHand],
        ]}
      />
      {isQuery ? (
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label={words.tag}
            value={value.tag}
            onChange={tag => onChange({ ...value, tag })}
            options={[
              ['', words.anyTag],
              ...(value.tag !== '' && !topics.some(([code]) => code === value.tag)
                ? [[value.tag, value.tag] as const]
                : []),
              ...topics,
            ]}
          />
          <SelectField
            label={words.state}
            value={value.state}
            onChange={state => onChange({ ...value, state })}
            options={(['any', 'running', 'ended'] as const).map(
              state => [state, words.states[state]] as const,
            )}
          />
          <MostField most={12} value={value.most} onChange={most => onChange({ ...value, most })} />
        </div>
      ) : (
        <SeveralField
          label={words.competitions}
          offered={choices.competitions}
          ids={value.ids}
          most={12}
          onChange={ids => onChange({ ...value, ids })}
        />
      )}
    </>
  )
}

function OneCompetition({
  value,
  onChange,
}: {
  value: number | null
  onChange: (competitionId: number | null) => void
}) {
  const { source: words } = useWords(editingWords)
  const { choices } = useEditing()
  return (
    <SeveralField
      label={words.competition}
      offered={choices.competitions}
      ids={value === null ? [] : [value]}
      most={1}
      onChange={ids => onChange(ids[0] ?? null)}
    />
  )
}

function NewsForm({ value, onChange }: Props<'news'>) {
  const { source: words } = useWords(editingWords)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={words.news}
        value={value.of}
        onChange={of => onChange({ ...value, of })}
        options={(['site', 'info', 'activity'] as const).map(of => [of, words.newsOf[of]] as const)}
      />
      <MostField most={12} value={value.most} onChange={most => onChange({ ...value, most })} />
    </div>
  )
}

function ExpertsForm({ value, onChange }: Props<'experts'>) {
  const { source: words } = useWords(editingWords)
  const { kinds, all } = useWords(expertWords)
  const { choices } = useEditing()
  return (
    <>
      <SelectField
        label={words.by}
        value={value.by}
        onChange={by => onChange({ ...value, by })}
        options={[
          ['kind', words.byKind],
          ['hand', words.byHand],
        ]}
      />
      {value.by === 'kind' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.kind}
            value={value.kind}
            onChange={kind => onChange({ ...value, kind })}
            options={[['', all], ...expertKinds.map(kind => [kind, kinds[kind]] as const)]}
          />
          <MostField most={24} value={value.most} onChange={most => onChange({ ...value, most })} />
        </div>
      ) : (
        <SeveralField
          label={words.experts}
          offered={choices.experts}
          ids={value.ids}
          most={24}
          onChange={ids => onChange({ ...value, ids })}
        />
      )}
    </>
  )
}

const forms: { [S in SourceName]: (props: Props<S>) => React.ReactNode } = {
  competitions: CompetitionsForm,
  board: ({ value, onChange }) => (
    <>
      <OneCompetition
        value={value.competitionId}
        onChange={competitionId => onChange({ ...value, competitionId })}
      />
      <MostField most={20} value={value.most} onChange={most => onChange({ ...value, most })} />
    </>
  ),
  rounds: ({ value, onChange }) => (
    <OneCompetition value={value.competitionId} onChange={competitionId => onChange({ competitionId })} />
  ),
  news: NewsForm,
  experts: ExpertsForm,
  jobs: ({ value, onChange }) => (
    <MostField most={12} value={value.most} onChange={most => onChange({ most })} />
  ),
}

/** What a block shows live: chosen by a small form of its own. */
export function SourceControl({
  label,
  of,
  value,
  onChange,
}: {
  label: string
  of: SourceName
  value: unknown
  onChange: (value: unknown) => void
}) {
  // Name and value belong together, which the compiler cannot follow through the list of forms.
  const Form = forms[of] as (props: { value: unknown; onChange: (value: unknown) => void }) => React.ReactNode
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-page p-4">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <div className="grid gap-4">
        <Form value={value} onChange={onChange} />
      </div>
    </fieldset>
  )
}
