import { useState } from 'react'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { baselineWords } from '../../words.ts'

type Round = {
  id: number
  name: string
  listBMode: 'none' | 'window' | 'split'
  boards: readonly { key: string; name: string }[]
}

/** Hands in a file under a name, for one round. */
export function BaselineForm({ competitionId, rounds }: { competitionId: number; rounds: readonly Round[] }) {
  const words = useWords(baselineWords)
  const sendForm = useSendForm()
  const { isBusy, problem, run } = useMutation()
  const [roundId, setRoundId] = useState(String(rounds[0]?.id ?? ''))
  const [name, setName] = useState('')
  const [list, setList] = useState<'A' | 'B'>('A')
  const [subRank, setSubRank] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isDone, setDone] = useState(false)
  const round = rounds.find(one => String(one.id) === roundId)
  // A round with several boards shows none but those.
  const board = round?.boards.find(one => one.key === subRank)?.key ?? round?.boards[0]?.key ?? ''
  const off = name.trim() === '' ? words.noName : file ? undefined : words.noFile
  const submit = async () => {
    if (!file || off !== undefined) return
    setDone(false)
    const isTaken = await run(() =>
      sendForm(`/api/admin/competitions/${competitionId}/rounds/${roundId}/baselines`, {
        name,
        list,
        subRank: board,
        file,
      }),
    )
    if (!isTaken) return
    setDone(true)
    setName('')
    setFile(null)
  }
  return (
    <Card as="section">
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <h2 className="text-lg font-semibold">{words.add}</h2>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            label={words.name}
            hint={words.nameHint}
            maxLength={60}
            value={name}
            onChange={setName}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {rounds.length > 1 && (
              <SelectField
                label={words.round}
                value={roundId}
                onChange={next => {
                  setRoundId(next)
                  setSubRank('')
                  setList('A')
                }}
                options={rounds.map(one => [String(one.id), one.name])}
              />
            )}
            {round?.listBMode === 'window' && (
              <SelectField
                label={words.list}
                value={list}
                onChange={setList}
                options={(['A', 'B'] as const).map(one => [one, words.lists[one]])}
              />
            )}
            {round && round.boards.length > 0 && (
              <SelectField
                label={words.subRank}
                value={board}
                onChange={setSubRank}
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
          file={file}
          onFile={setFile}
        />
        {problem && (
          <Callout kind="bad" title={words.failed} live>
            {problem}
          </Callout>
        )}
        {isDone && (
          <Callout kind="good" live>
            {words.done}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={isBusy} disabledReason={off}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}
