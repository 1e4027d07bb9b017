import { X } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { introLimit, mostSkills, skillLimit } from '../../../profiles/details.rules.ts'
import { Industries } from '../../../profiles/web/parts/industries.tsx'
import { guideWords } from '../../words.ts'
import { StepActions } from './step-actions.tsx'
import { StepCard } from './step-card.tsx'
import { useGuide } from './use-guide.ts'

/** Skills, which are kept one by one, and what else may help to find fitting competitions. */
export function InterestsStep() {
  const { interests: words } = useWords(guideWords)
  return (
    <StepCard title={words.title} lead={words.lead}>
      <Skills />
      <Interests />
    </StepCard>
  )
}

function Skills() {
  const { interests: words } = useWords(guideWords)
  const { guide } = useGuide()
  const { run, problem, isBusy } = useMutation()
  const [adding, setAdding] = useState<string>()
  const api = useApi()
  const own = guide.userTags
  const isFull = own.length >= mostSkills
  const tooLong = (name: string) =>
    [...name.trim()].length > skillLimit ? words.tooLong(skillLimit) : undefined
  const add = (name: string) => api('POST /api/users/addTag', { body: { skillName: name } })
  const form = useForm({
    saved: { value: { name: '' }, tag: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.missing : tooLong(name) }),
    save: async ({ name }) => void (await add(name.trim())),
  })
  const field = form.field('name')
  const offered = Object.values(words.suggested).filter(
    name => !own.some(one => one.name.toLowerCase() === name.toLowerCase()),
  )
  return (
    <section className="grid gap-3 text-sm" aria-labelledby="guide-skills">
      <h2 id="guide-skills" className="font-medium">
        {words.skills}
      </h2>
      <p className="text-muted" role="status">
        {isFull ? words.skillsFull(mostSkills) : words.skillsHint(mostSkills, skillLimit)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {own.map(({ id, name }) => (
          <li
            key={id}
            className="inline-flex items-center gap-1 rounded-full bg-accent-soft py-1 pr-1 pl-3 text-accent"
          >
            {name}
            <IconButton
              label={words.remove(name)}
              icon={X}
              size="small"
              onClick={() =>
                void run(() => api('DELETE /api/users/deleteTag', { query: { skillTagId: id } }))
              }
            />
          </li>
        ))}
        {!isFull &&
          offered.map(name => (
            <li key={name}>
              <Button
                variant="secondary"
                size="small"
                className="rounded-full!"
                busy={isBusy && adding === name}
                onClick={() => {
                  setAdding(name)
                  void run(() => add(name))
                }}
              >
                + {name}
              </Button>
            </li>
          ))}
      </ul>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {!isFull && (
        <form {...form.props} className="flex flex-wrap items-start gap-3">
          <TextField
            className="grow"
            label={words.newSkill}
            {...field}
            problem={tooLong(field.value) ?? field.problem ?? form.problem}
          />
          <div className="sm:pt-6">
            <Button type="submit" variant="secondary" busy={form.isBusy}>
              {words.add}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

type Value = { industry: readonly string[]; introduction: string }

function Interests() {
  const { interests: words } = useWords(guideWords)
  const { guide, onward } = useGuide()
  const api = useApi()
  const saved: Value = { ...guide.proInfo }
  const form = useForm<Value>({
    name: 'guide:interests',
    saved: { value: saved, tag: JSON.stringify(saved) },
    save: async value => {
      if (value.industry.join() !== saved.industry.join())
        await api('PUT /api/users/updateInd', { body: { industry: [...value.industry] } })
      if (value.introduction !== saved.introduction)
        await api('PUT /api/users/updateIntro', { body: { introduction: value.introduction } })
      return { value, tag: JSON.stringify(value) }
    },
    onSaved: () => void onward(3),
  })
  return (
    <form {...form.props} className="grid gap-6">
      <Industries
        label={words.industries}
        known={guide.industries}
        chosen={form.value.industry}
        onChange={industry => form.set({ industry })}
      />
      <TextField label={words.intro} maxLength={introLimit} {...form.field('introduction')} />
      <StepActions step={3} isBusy={form.isBusy} problem={form.problem} />
    </form>
  )
}
