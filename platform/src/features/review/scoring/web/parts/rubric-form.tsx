import type { Answer } from '../../../../../base/contract/call.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { mostCriteria } from '../../rules.ts'
import { rubricWords } from '../../rubric-words.ts'
import { CriterionEditor, type EditedCriterion } from './criterion-editor.tsx'

type Rubric = Answer<SiteCalls['GET /api/admin/spic/{editionId}/rubric']>

const newCriterion: EditedCriterion = {
  id: null,
  nameZh: '',
  nameEn: '',
  helpZh: '',
  helpEn: '',
  weight: 10,
  most: 10,
  levels: [],
}

/** The criteria of a track, saved as a whole. */
export function RubricForm({
  editionId,
  track,
  sources,
}: {
  editionId: number
  track: Rubric['tracks'][number]
  sources: Rubric['sources']
}) {
  const words = useWords(rubricWords)
  const lang = useLang()
  const api = useApi()
  const editing = useForm({
    name: `rubric:${track.id}`,
    saved: track,
    save: (value, tag) =>
      api('PUT /api/admin/spic/{editionId}/rubric/{trackId}', {
        params: { editionId, trackId: track.id },
        body: { value, tag },
      }),
  })
  const { criteria } = editing.value
  const put = (next: EditedCriterion[]) => editing.set({ criteria: next })
  const weights = criteria.reduce((sum, one) => sum + one.weight, 0)
  if (track.locked > 0)
    return (
      <div className="grid gap-4">
        <Callout kind="warn">{words.locked(track.locked)}</Callout>
        {criteria.map((criterion, at) => (
          <CriterionEditor
            key={criterion.id}
            number={at + 1}
            criterion={criterion}
            share={(criterion.weight / weights) * 100}
          />
        ))}
      </div>
    )
  return (
    <EditingForm editing={editing}>
      {sources.length > 0 && (
        <SelectField
          label={words.copy}
          hint={words.copyHint}
          className="max-w-md"
          value=""
          options={[
            ['', words.copyChoose] as const,
            ...sources.map(
              source =>
                [
                  String(source.trackId),
                  words.source(String(source.year), localize({ zh: source.nameZh, en: source.nameEn }, lang)),
                ] as const,
            ),
          ]}
          onChange={chosen => {
            const source = sources.find(one => String(one.trackId) === chosen)
            if (source) put(source.value.criteria.map(one => ({ ...one, id: null })))
          }}
        />
      )}
      {criteria.length === 0 && <p className="text-muted">{words.none}</p>}
      {criteria.map((criterion, at) => (
        <CriterionEditor
          // New ones have no id yet; they are only added at the end, moved and taken out.
          key={at}
          number={at + 1}
          criterion={criterion}
          share={(criterion.weight / weights) * 100}
          editing={{
            problemAt: field => editing.problemAt(`value.criteria.${at}.${field}`),
            onChange: next => put(criteria.with(at, next)),
            onRemove: () => put(criteria.toSpliced(at, 1)),
            onMove: step => {
              const other = criteria[at + step]
              if (other) put(criteria.with(at + step, criterion).with(at, other))
            },
            isFirst: at === 0,
            isLast: at === criteria.length - 1,
          }}
        />
      ))}
      {criteria.length < mostCriteria && (
        <div>
          <Button variant="secondary" onClick={() => put([...criteria, newCriterion])}>
            {words.add}
          </Button>
        </div>
      )}
    </EditingForm>
  )
}
