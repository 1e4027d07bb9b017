import { X } from 'lucide-react'
import { localize } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { introLimit, mostIndustries, mostSkills, skillLimit } from '../../../profiles/details.rules.ts'
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
  const api = useApi()
  const own = guide.userTags
  const isFull = own.length >= mostSkills
  const tooLong = (name: string) =>
    [...name.trim()].length > skillLimit ? words.tooLong(skillLimit) : undefined
  const add = (name: string) => api('POST /api/users/addTag', { body: { skillName: name } })
  const form = useForm({
    saved: { value: { name: '' }, tag: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.newSkill : tooLong(name) }),
    save: async ({ name }) => void (await add(name.trim())),
  })
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
                aria-disabled={isBusy}
                onClick={() => void run(() => add(name))}
              >
                + {name}
              </Button>
            </li>
          ))}
      </ul>
      {!isFull && (
        <form {...form.props} className="flex flex-wrap items-start gap-3">
          <TextField
            className="grow"
            label={words.newSkill}
            value={form.value.name}
            onChange={name => form.set({ name })}
            problem={tooLong(form.value.name) ?? form.problem ?? problem}
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
  const lang = useLang()
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
  const chosen = form.value.industry
  const isFull = chosen.length >= mostIndustries
  return (
    <form {...form.props} className="grid gap-6">
      <fieldset className="grid gap-2 text-sm">
        <legend className="font-medium">{words.industries}</legend>
        <p className="text-muted">{words.industriesHint(mostIndustries)}</p>
        <div className="flex flex-wrap gap-2">
          {guide.industries.map(one => {
            const isChosen = chosen.includes(one.code)
            return (
              <label
                key={one.code}
                className="flex cursor-pointer items-center gap-2 rounded-full border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:text-muted"
              >
                <Checkbox
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    form.set({
                      industry: isChosen ? chosen.filter(code => code !== one.code) : [...chosen, one.code],
                    })
                  }
                />
                {localize({ zh: one.nameCn, en: one.nameEn }, lang)}
              </label>
            )
          })}
        </div>
      </fieldset>
      <TextField label={words.intro} maxLength={introLimit} {...form.field('introduction')} />
      <StepActions step={3} isBusy={form.isBusy} problem={form.problem} />
    </form>
  )
}
