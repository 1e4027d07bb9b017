import { Trash2 } from 'lucide-react'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import type { Round } from '../../rounds.contract.ts'
import { scheduleTitle } from '../../rules.ts'
import { roundWords } from '../../round-words.ts'
import { BoardFields } from './board-fields.tsx'
import { windowsFor } from './new-round.ts'

const megabyte = 1024 * 1024
const windows = ['startAt', 'endAt', 'listAStart', 'listAEnd'] as const

type Props = {
  round: Round
  index: number
  competitionId: number
  zone: string
  isInUse: boolean
  onChange: (change: Partial<Round>) => void
  onRemove: () => void
  /** What is impossible about a field, in words. */
  problemAt: (field: keyof Round) => string | undefined
  /** The same of one of its boards. */
  boardProblemAt: (path: string) => string | undefined
}

/** One round: its name, its windows, how often and how finely one may score. */
export function RoundCard(props: Props) {
  const { round, index, zone, isInUse, onChange, problemAt } = props
  const { rounds: words } = useWords(roundWords)
  const lang = useLang()
  const title = localize({ zh: round.titleZh, en: round.titleEn }, lang)
  const named: Record<(typeof windows)[number], string> = {
    startAt: words.start,
    endAt: words.end,
    listAStart: words.listAStart,
    listAEnd: words.listAEnd,
  }
  const whole = (
    label: string,
    field: 'maxSubmitCount' | 'maxErrorSubmitCount' | 'precision',
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      min={field === 'precision' ? 0 : 1}
      step={1}
      value={round[field] === null ? '' : String(round[field])}
      onChange={text =>
        onChange({ [field]: text === '' && field === 'maxErrorSubmitCount' ? null : Number(text) })
      }
      problem={problemAt(field)}
    />
  )
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-lg font-semibold">{scheduleTitle(index, title, lang)}</h2>
          {isInUse && <p className="text-sm text-muted">{words.inUse}</p>}
        </div>
        {!isInUse && (
          <Button variant="quiet" size="small" onClick={props.onRemove}>
            <Trash2 className="size-4" aria-hidden="true" />
            {words.remove}
          </Button>
        )}
      </div>
      <BilingualField
        label={words.name}
        hint={words.nameHint}
        maxLength={80}
        {...sidesOf('title', round, onChange, problemAt)}
      />
      <fieldset className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <legend className="mb-2 text-sm font-semibold">{words.windows}</legend>
        {windows.map(field => (
          <TimeField
            key={field}
            label={named[field]}
            zone={zone}
            value={round[field]}
            onChange={instant => onChange({ [field]: instant })}
            problem={problemAt(field)}
          />
        ))}
        <SelectField
          className="md:col-span-2"
          label={words.listBMode}
          value={round.listBMode}
          onChange={listBMode => onChange({ listBMode, ...windowsFor(listBMode, round) })}
          options={(['none', 'window', 'split'] as const).map(mode => [mode, words.modes[mode]])}
          problem={problemAt('listBMode')}
        />
        {round.listBMode !== 'none' &&
          (['listBStart', 'listBEnd'] as const).map(field => (
            <TimeField
              key={field}
              label={words[field]}
              zone={zone}
              value={round[field]}
              onChange={instant => onChange({ [field]: instant })}
              problem={problemAt(field)}
            />
          ))}
      </fieldset>
      <fieldset className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <legend className="mb-2 text-sm font-semibold">{words.limits}</legend>
        {whole(words.quota, 'maxSubmitCount')}
        {whole(words.failedQuota, 'maxErrorSubmitCount', words.failedHint)}
        {whole(words.precision, 'precision')}
        <TextField
          label={words.maxSize}
          type="number"
          min={1}
          step={1}
          value={String(round.maxBytes / megabyte)}
          onChange={text => onChange({ maxBytes: Math.round(Number(text) * megabyte) })}
          problem={problemAt('maxBytes')}
        />
        <div className="md:col-span-2">
          <CheckField
            label={words.ladder}
            hint={words.ladderHint}
            checked={round.ladder}
            onChange={ladder => onChange({ ladder })}
          />
          {problemAt('ladder') && (
            <p className="mt-1 text-sm text-bad" role="alert">
              {problemAt('ladder')}
            </p>
          )}
        </div>
      </fieldset>
      <BoardFields
        boards={round.subRanks}
        onChange={subRanks => onChange({ subRanks })}
        problem={problemAt('subRanks')}
        problemAt={props.boardProblemAt}
      />
    </Card>
  )
}
