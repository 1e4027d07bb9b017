import { X } from 'lucide-react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { mostSkills, skillLimit } from '../../details.rules.ts'
import { profileWords } from '../../words.ts'
import type { OwnInfo } from '../userinfo.page.tsx'
import { WordField } from './word-field.tsx'

/** Technical directions: added and removed one by one. */
export function Skills({ skills }: { skills: OwnInfo['skills'] }) {
  const { skill: words, fields } = useWords(profileWords)
  const { api, run, problem } = useMutation()
  const tooLong = (name: string) =>
    [...name.trim()].length > skillLimit ? words.tooLong(skillLimit) : undefined
  const form = useForm({
    name: 'profile:skill',
    saved: { value: { name: '' }, tag: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.missing : tooLong(name) }),
    save: async ({ name }) => {
      await api('POST /api/users/addTag', { body: { skillName: name.trim() } })
    },
  })
  const { problem: wrong, ...name } = form.field('name')
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{fields.skill}</h2>
      {skills.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {skills.map(skill => (
            <li
              key={skill.userSkillId}
              className="inline-flex items-center gap-1 rounded-full bg-accent-soft py-1 pr-1 pl-3 text-sm text-accent"
            >
              {skill.skillName}
              <IconButton
                label={words.remove(skill.skillName)}
                icon={X}
                size="small"
                onClick={() =>
                  void run(() =>
                    api('DELETE /api/users/deleteTag', { query: { skillTagId: skill.skillTagId } }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <form {...form.props} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <WordField
          kind="skill"
          className="grow"
          label={words.name}
          hint={words.hint(mostSkills, skillLimit)}
          {...name}
          problem={tooLong(name.value) ?? wrong ?? form.problem ?? problem}
        />
        <div className="sm:pt-6">
          <Button
            type="submit"
            variant="secondary"
            busy={form.isBusy}
            disabledReason={skills.length >= mostSkills ? words.full(mostSkills) : undefined}
          >
            {words.add}
          </Button>
        </div>
      </form>
    </Card>
  )
}
