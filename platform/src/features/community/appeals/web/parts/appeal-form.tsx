import { useState } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useDraft } from '../../../../../site/use-draft.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { appealLimit } from '../../rules.ts'
import { appealWords } from '../../words.ts'
import { TeamPicker, type PickedTeam } from './team-picker.tsx'

type Props = { competitionId: number; team: { id: number; name: string } }

/** About whom, and what there is to say. What is typed stays in the browser until it is sent. */
export function AppealForm({ competitionId, team }: Props) {
  const { form } = useWords(appealWords)
  const { api, run, isBusy, problem } = useMutation()
  const content = useDraft(`appeal:${competitionId}`)
  const [about, setAbout] = useState<'other' | 'own'>('other')
  const [subject, setSubject] = useState<PickedTeam>()
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const lacksTeam = isTried && about === 'other' && !subject
  const lacksContent = isTried && content.value.trim() === ''

  const send = async () => {
    setTried(true)
    setSent(false)
    const subjectTeamId = about === 'own' ? team.id : subject?.id
    if (subjectTeamId === undefined || content.value.trim() === '') return
    const done = await run(() =>
      api('POST /api/competitions/{id}/cheat/appeal', {
        params: { id: competitionId },
        body: { teamId: team.id, subjectTeamId, content: content.value },
      }),
    )
    if (!done) return
    content.forget()
    setSubject(undefined)
    setTried(false)
    setSent(true)
  }

  return (
    <form
      aria-label={form.title}
      className="grid gap-5 rounded-2xl border border-line bg-card p-5 shadow-card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{form.about}</legend>
        {(['other', 'own'] as const).map(value => (
          <label key={value} className="flex items-center gap-2">
            <input
              type="radio"
              name="about"
              className="accent-accent"
              checked={about === value}
              onChange={() => setAbout(value)}
            />
            {form[value]}
          </label>
        ))}
      </fieldset>
      {about === 'other' && (
        <TeamPicker
          competitionId={competitionId}
          without={team.id}
          picked={subject}
          onPick={setSubject}
          problem={lacksTeam ? form.needTeam : undefined}
        />
      )}
      <div>
        <MarkdownField
          label={form.content}
          value={content.value}
          onChange={content.set}
          maxLength={appealLimit}
          problem={lacksContent ? form.needContent : undefined}
        />
        <p className="mt-1 text-sm text-muted">{form.contentHint}</p>
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {isSent && (
        <Callout kind="good" live>
          {form.sent}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy}>
          {form.send}
        </Button>
        {content.isKept && <span className="text-sm text-muted">{form.draft}</span>}
      </div>
    </form>
  )
}
