import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { Field, TextField } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { profileWords } from '../../../profiles/words.ts'
import { degrees } from '../../../profiles/details.rules.ts'
import {
  earliestGraduation,
  fieldLimit,
  guidePath,
  latestGraduation,
  type GuideRole,
} from '../../guide.rules.ts'
import { guideWords } from '../../words.ts'
import { StepActions } from './step-actions.tsx'
import { StepCard } from './step-card.tsx'
import { useGuide } from './use-guide.ts'

/** What belongs to the role that was chosen. */
export function CareerStep() {
  const { career: words } = useWords(guideWords)
  const { guide, origin } = useGuide()
  const { iden } = guide.bindingInfo
  if (iden === null)
    return (
      <StepCard title={words.titles[1]} lead={words.lead}>
        <Callout kind="info">
          {words.noRole} <SiteLink to={guidePath(1, origin)}>{words.toRole}</SiteLink>
        </Callout>
        <StepActions step={2} />
      </StepCard>
    )
  return (
    <StepCard title={words.titles[iden]} lead={words.lead}>
      <CareerForm key={iden} iden={iden} />
    </StepCard>
  )
}

type Value = {
  school: string
  major: string
  degree: string
  year: string
  company: string
  job: string
  department: string
  title: string
}

function CareerForm({ iden }: { iden: GuideRole }) {
  const { career: words } = useWords(guideWords)
  const { degrees: named } = useWords(profileWords)
  const { guide, onward } = useGuide()
  const { stuInfo, jobInfo, teaInfo } = guide
  const api = useApi()
  const saved: Value = {
    school: iden === 4 ? teaInfo.school : stuInfo.school,
    major: stuInfo.major,
    degree: stuInfo.degree ?? '',
    year: String(stuInfo.graduationYear ?? ''),
    company: jobInfo.company,
    job: jobInfo.job,
    department: teaInfo.department,
    title: teaInfo.title,
  }
  const need = (text: string, problem: string) => (text.trim() === '' ? problem : undefined)
  const form = useForm<Value>({
    name: `guide:career:${iden}`,
    saved: { value: saved, tag: JSON.stringify(saved) },
    check: value =>
      iden === 1
        ? {
            school: need(value.school, words.missing.school),
            major: need(value.major, words.missing.major),
            degree: need(value.degree, words.missing.degree),
            year: isYear(value.year) ? undefined : words.missing.year,
          }
        : iden === 2
          ? {
              company: need(value.company, words.missing.company),
              job: need(value.job, words.missing.job),
            }
          : {
              school: need(value.school, words.missing.school),
              title: need(value.title, words.missing.title),
            },
    save: async value => {
      const degree = degrees.find(one => one === value.degree)
      await api('PUT /api/users/guide/career', {
        body:
          iden === 1 && degree
            ? {
                stuInfo: {
                  school: value.school,
                  major: value.major,
                  degree,
                  graduationYear: value.year.trim() === '' ? null : Number(value.year),
                },
              }
            : iden === 2
              ? { jobInfo: { company: value.company, job: value.job } }
              : { teaInfo: { school: value.school, department: value.department, title: value.title } },
      })
      return { value, tag: JSON.stringify(value) }
    },
    onSaved: () => void onward(2),
  })
  const line = (name: keyof Value, label: string, autoComplete = 'off') => (
    <TextField label={label} maxLength={fieldLimit} autoComplete={autoComplete} {...form.field(name)} />
  )
  return (
    <form {...form.props} className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {iden === 1 && (
          <>
            {line('school', words.school)}
            {line('major', words.major)}
            <Field label={words.degree} problem={form.field('degree').problem}>
              {control => (
                <Select
                  {...control}
                  value={form.value.degree}
                  onChange={degree => form.set({ degree })}
                  options={[['', words.choose], ...degrees.map(one => [one, named[one]] as const)]}
                />
              )}
            </Field>
            <TextField label={words.graduation} maxLength={4} autoComplete="off" {...form.field('year')} />
          </>
        )}
        {iden === 2 && (
          <>
            {line('company', words.company, 'organization')}
            {line('job', words.job, 'organization-title')}
          </>
        )}
        {iden === 4 && (
          <>
            {line('school', words.school)}
            {line('department', words.department)}
            {line('title', words.titleOf, 'organization-title')}
          </>
        )}
      </div>
      <StepActions step={2} isBusy={form.isBusy} problem={form.problem} />
    </form>
  )
}

const isYear = (typed: string): boolean => {
  const text = typed.trim()
  return (
    text === '' ||
    (/^\d{4}$/.test(text) && Number(text) >= earliestGraduation && Number(text) <= latestGraduation)
  )
}
