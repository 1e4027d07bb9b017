import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { baselineWords } from '../../words.ts'

type Round = {
  id: number
  name: string
  listBMode: 'none' | 'window' | 'split'
  boards: readonly { key: string; name: string }[]
}

const blank = { name: '', list: 'A' as 'A' | 'B', subRank: '', file: null as File | null }

/** Hands in a file under a name, for one round. */
export function BaselineForm({ competitionId, rounds }: { competitionId: number; rounds: readonly Round[] }) {
  const words = useWords(baselineWords)
  const sendForm = useSendForm()
  const form = useForm({
    saved: { value: { ...blank, roundId: String(rounds[0]?.id ?? '') }, tag: '' },
    check: ({ name, file }) => ({
      name: name.trim() === '' ? words.noName : undefined,
      file: file ? undefined : words.noFile,
    }),
    save: async (value, tag) => {
      const { roundId, ...rest } = value
      await sendForm(`/api/admin/competitions/${competitionId}/rounds/${roundId}/baselines`, {
        ...rest,
        subRank: board,
      })
      return { value: { ...value, name: '', file: null }, tag }
    },
  })
  const { roundId, name, subRank, file } = form.value
  const round = rounds.find(one => String(one.id) === roundId)
  // A round with several boards shows none but those.
  const board = round?.boards.find(one => one.key === subRank)?.key ?? round?.boards[0]?.key ?? ''
  const off = name.trim() === '' ? words.noName : file ? undefined : words.noFile
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4">
        <h2 className="text-lg font-semibold">{words.add}</h2>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField label={words.name} hint={words.nameHint} maxLength={60} {...form.field('name')} />
          <div className="grid gap-4 sm:grid-cols-2">
            {rounds.length > 1 && (
              <SelectField
                label={words.round}
                value={roundId}
                onChange={next => form.set({ roundId: next, subRank: '', list: 'A' })}
                options={rounds.map(one => [String(one.id), one.name])}
              />
            )}
            {round?.listBMode === 'window' && (
              <SelectField
                label={words.list}
                {...form.field('list')}
                options={(['A', 'B'] as const).map(one => [one, words.lists[one]])}
              />
            )}
            {round && round.boards.length > 0 && (
              <SelectField
                label={words.subRank}
                {...form.field('subRank')}
                value={board}
                options={round.boards.map(one => [one.key, one.name] as const)}
              />
            )}
          </div>
        </div>
        <FileDrop
          key={file ? 'chosen' : 'empty'}
          name="baseline"
          label={words.file}
          hint={words.hint}
          accept=".csv,.tsv,.txt,.json,.jsonl,.gz,.zip"
          {...form.field('file')}
        />
        {form.problem && (
          <Callout kind="bad" title={words.failed} live>
            {form.problem}
          </Callout>
        )}
        {form.justSaved && (
          <Callout kind="good" live>
            {words.done}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={form.isBusy} disabledReason={off}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
