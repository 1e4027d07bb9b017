import type { Answer } from '../../../../../base/contract/call.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { mostLevels } from '../../rules.ts'
import { rubricWords } from '../../rubric-words.ts'

export type EditedCriterion = Answer<
  SiteCalls['GET /api/admin/spic/{editionId}/rubric']
>['tracks'][number]['value']['criteria'][number]

type Editing = {
  problemAt: (field: string) => string | undefined
  onChange: (criterion: EditedCriterion) => void
  onRemove: () => void
  onMove: (step: -1 | 1) => void
  isFirst: boolean
  isLast: boolean
}

/** One criterion of a rubric; without `editing` it is only read. */
export function CriterionEditor({
  number,
  criterion,
  share,
  editing,
}: {
  number: number
  criterion: EditedCriterion
  share: number
  editing?: Editing
}) {
  const words = useWords(rubricWords)
  const lang = useLang()
  const percent = words.weightHint(String(Math.round(share * 10) / 10))
  if (!editing)
    return (
      <Card as="section" className="grid gap-2 text-sm">
        <h2 className="font-semibold">{localize({ zh: criterion.nameZh, en: criterion.nameEn }, lang)}</h2>
        <p className="text-muted">{localize({ zh: criterion.helpZh, en: criterion.helpEn }, lang)}</p>
        <p className="tabular-nums">
          {words.most} {criterion.most} · {percent}
        </p>
        <ul className="grid gap-1 text-muted">
          {criterion.levels.map(level => (
            <li key={level.points}>
              {level.points} · {localize(level, lang)}
            </li>
          ))}
        </ul>
      </Card>
    )
  const { problemAt, onChange, onRemove, onMove, isFirst, isLast } = editing
  const set = (change: Partial<EditedCriterion>) => onChange({ ...criterion, ...change })
  const setLevel = (at: number, change: Partial<EditedCriterion['levels'][number]>) => {
    const before = criterion.levels[at]
    if (before) set({ levels: criterion.levels.with(at, { ...before, ...change }) })
  }
  const free = Array.from({ length: criterion.most + 1 }, (_, points) => criterion.most - points).find(
    points => !criterion.levels.some(level => level.points === points),
  )
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{words.criterion(number)}</h2>
        <div className="flex gap-2">
          {!isFirst && (
            <Button variant="quiet" size="small" onClick={() => onMove(-1)}>
              {words.up}
            </Button>
          )}
          {!isLast && (
            <Button variant="quiet" size="small" onClick={() => onMove(1)}>
              {words.down}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </div>
      <BilingualField label={words.name} maxLength={80} {...sidesOf('name', criterion, set, problemAt)} />
      <BilingualField
        label={words.help}
        maxLength={500}
        rows={2}
        {...sidesOf('help', criterion, set, problemAt)}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          label={words.weight}
          hint={percent}
          type="number"
          min={1}
          max={1000}
          value={String(criterion.weight)}
          onChange={weight => set({ weight: Number(weight) })}
          problem={problemAt('weight')}
        />
        <TextField
          label={words.most}
          type="number"
          min={1}
          max={100}
          value={String(criterion.most)}
          onChange={most => set({ most: Number(most) })}
          problem={problemAt('most')}
        />
      </div>
      <div className="grid gap-3">
        <div>
          <h3 className="text-sm font-medium">{words.levels}</h3>
          <p className="text-sm text-muted">{words.levelsHint}</p>
        </div>
        {criterion.levels.map((level, at) => (
          <div key={at} className="grid gap-3 rounded-xl border border-line p-4">
            <div className="flex items-end justify-between gap-4">
              <TextField
                label={words.points}
                type="number"
                min={0}
                max={criterion.most}
                value={String(level.points)}
                onChange={points => setLevel(at, { points: Number(points) })}
                problem={problemAt(`levels.${at}.points`)}
              />
              <Button
                variant="quiet"
                size="small"
                onClick={() => set({ levels: criterion.levels.toSpliced(at, 1) })}
              >
                {words.removeLevel}
              </Button>
            </div>
            <BilingualField
              label={words.level(at + 1)}
              maxLength={200}
              zh={{
                value: level.zh,
                onChange: zh => setLevel(at, { zh }),
                problem: problemAt(`levels.${at}.zh`),
              }}
              en={{
                value: level.en,
                onChange: en => setLevel(at, { en }),
                problem: problemAt(`levels.${at}.en`),
              }}
            />
          </div>
        ))}
        {criterion.levels.length < mostLevels && free !== undefined && (
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => set({ levels: [...criterion.levels, { points: free, zh: '', en: '' }] })}
            >
              {words.addLevel}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
