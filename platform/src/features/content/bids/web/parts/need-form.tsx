import type { Issue } from '../../../../../base/contract/failure.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { BilingualMarkdownField } from '../../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useFirstWrong } from '../../../../../site/use-first-wrong.ts'
import type { Form } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import type { NeedValue } from '../../editing.contract.ts'
import { confidentialities, longestText } from '../../rules.ts'
import { bidWords } from '../../words.ts'

type Props = {
  editing: Form<NeedValue>
  industries: readonly { code: string; name: string }[]
  /** What was wrong when it was to be submitted or published. */
  refusal: { issues: readonly Issue[]; problem: string | undefined }
}

/** The fields of a call for bids. */
export function NeedForm({ editing, industries, refusal }: Props) {
  const all = useWords(bidWords)
  const { edit: words } = all
  const { value, set, problemAt } = editing
  const { issues, problem } = refusal
  const side = useLang() === 'zh-CN' ? 'Zh' : 'En'
  useFirstWrong(editing.props.ref, issues.length > 0 ? issues : undefined)
  // A text that is missing in both languages is asked for in the reader's.
  const missing = (field: string) => {
    const issue = issues.find(one =>
      [`body.value.${field}`, `body.${field}`, `body.${field.replace(side, '')}`].includes(one.path),
    )
    return issue && (issue.code === 'required' ? words.needed : problem)
  }
  const at = (field: string) => problemAt(`value.${field}`) ?? missing(field)
  return (
    <EditingForm editing={editing}>
      <Card as="section" className="grid gap-5">
        <TextField
          label={words.organisation}
          maxLength={100}
          required
          value={value.organisation}
          onChange={organisation => set({ organisation })}
          problem={at('organisation')}
        />
        <BilingualField label={words.name} maxLength={80} {...sidesOf('title', value, set, at)} />
        <BilingualField
          label={words.summary}
          maxLength={300}
          rows={2}
          {...sidesOf('summary', value, set, at)}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <div className="grid gap-3">
            {!value.isNegotiable && (
              <TextField
                label={words.reward}
                type="number"
                min={1}
                value={value.reward === null ? '' : String(value.reward)}
                onChange={typed => set({ reward: typed === '' ? null : Number(typed) })}
                problem={at('reward')}
              />
            )}
            <CheckField
              label={words.isNegotiable}
              checked={value.isNegotiable}
              onChange={isNegotiable => set({ isNegotiable, ...(isNegotiable ? { reward: null } : {}) })}
            />
          </div>
          <TimeField
            label={words.deadline}
            zone={usualZone}
            value={value.deadline}
            onChange={deadline => set({ deadline })}
            problem={at('deadline')}
          />
          <SelectField
            label={all.industry}
            value={value.industry}
            onChange={industry => set({ industry })}
            options={[['', words.noIndustry], ...industries.map(one => [one.code, one.name] as const)]}
            problem={at('industry')}
          />
          <SelectField
            label={words.confidentiality}
            value={value.confidentiality}
            onChange={confidentiality => set({ confidentiality })}
            options={confidentialities.map(one => [one, words.levels[one]] as const)}
            problem={at('confidentiality')}
          />
        </div>
      </Card>
      {(['background', 'target', 'criteria'] as const).map(name => (
        <Card as="section" key={name} className="grid gap-6">
          <BilingualMarkdownField
            label={words[name]}
            maxLength={longestText}
            {...sidesOf(name, value, set, at)}
          />
        </Card>
      ))}
    </EditingForm>
  )
}
