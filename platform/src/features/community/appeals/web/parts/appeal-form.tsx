import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { appealLimit } from '../../rules.ts'
import { appealWords } from '../../words.ts'
import { TeamPicker, type PickedTeam } from './team-picker.tsx'

type Props = { competitionId: number; team: { id: number; name: string } }

type Appeal = { about: 'other' | 'own'; subject: PickedTeam | null; content: string }
const blank: Appeal = { about: 'other', subject: null, content: '' }

/** About whom, and what there is to say. What is typed stays in the browser until it is sent. */
export function AppealForm({ competitionId, team }: Props) {
  const { form: words } = useWords(appealWords)
  const api = useApi()
  const form = useForm<Appeal>({
    name: `appeal:${competitionId}`,
    saved: { value: blank, tag: '' },
    check: ({ about, subject, content }) => ({
      subject: about === 'other' && !subject ? words.needTeam : undefined,
      content: content.trim() === '' ? words.needContent : undefined,
    }),
    save: async ({ about, subject, content }) => {
      const subjectTeamId = about === 'own' || !subject ? team.id : subject.id
      await api('POST /api/competitions/{id}/cheat/appeal', {
        params: { id: competitionId },
        body: { teamId: team.id, subjectTeamId, content },
      })
      return { value: { ...blank, about }, tag: '' }
    },
  })
  const { about } = form.value
  const subject = form.field('subject')
  return (
    <form
      {...form.props}
      aria-label={words.title}
      className="grid gap-5 rounded-2xl border border-line bg-card p-5 shadow-card"
    >
      <RadioGroup
        label={words.about}
        options={(['other', 'own'] as const).map(one => [one, words[one]] as const)}
        value={about}
        onChange={next => form.set({ about: next })}
      />
      {about === 'other' && (
        <TeamPicker
          competitionId={competitionId}
          without={team.id}
          picked={subject.value ?? undefined}
          onPick={picked => subject.onChange(picked ?? null)}
          problem={subject.problem}
        />
      )}
      <div>
        <MarkdownField label={words.content} maxLength={appealLimit} {...form.field('content')} />
        <p className="mt-1 text-sm text-muted">{words.contentHint}</p>
      </div>
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      {form.justSaved && (
        <Callout kind="good" live>
          {words.sent}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isBusy}>
          {words.send}
        </Button>
        {form.isDirty && <span className="text-sm text-muted">{words.draft}</span>}
      </div>
    </form>
  )
}
