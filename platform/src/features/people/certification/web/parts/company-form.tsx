import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { companyLimit, isCreditCode, nameLimit, numberLimit, plainNumber } from '../../rules.ts'
import { certificationWords } from '../../words.ts'
import { Sending } from './identity-form.tsx'
import { PhotoField, photoProblem, type PhotoLimits } from './photo-field.tsx'
import { useApplication } from './use-application.ts'

type Value = {
  companyName: string
  creditCode: string
  realName: string
  jobName: string
  licence: File | null
  proof: File | null
}
const blank: Value = {
  companyName: '',
  creditCode: '',
  realName: '',
  jobName: '',
  licence: null,
  proof: null,
}

/** A company, and what somebody is in it. Nothing of it is kept in this browser. */
export function CompanyForm({ limits, isAgain }: { limits: PhotoLimits; isAgain: boolean }) {
  const { form: words } = useWords(certificationWords)
  const { send, share } = useApplication()
  const filled = (text: string, missing: string) => (text.trim() === '' ? missing : undefined)
  const form = useForm<Value>({
    saved: { value: blank, tag: '' },
    reload: 'after refusal',
    check: value => ({
      companyName: filled(value.companyName, words.missing.companyName),
      creditCode: isCreditCode(plainNumber(value.creditCode)) ? undefined : words.missing.creditCode,
      realName: filled(value.realName, words.missing.realName),
      jobName: filled(value.jobName, words.missing.jobName),
      licence: photoProblem(value.licence, limits, { ...words.missing, missing: words.missing.licence }),
      proof: photoProblem(value.proof, limits, { ...words.missing, missing: words.missing.proof }),
    }),
    save: async value => {
      await send('/api/v2/users/iden-company-jon-v2', value)
      return { value: blank, tag: '' }
    },
  })
  const line = (maxLength: number) => ({ maxLength, autoComplete: 'off', required: true })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5" autoComplete="off">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.companyName} {...line(companyLimit)} {...form.field('companyName')} />
        <TextField
          label={words.creditCode}
          hint={words.creditCodeHint}
          {...line(numberLimit)}
          {...form.field('creditCode')}
        />
        <TextField label={words.realName} {...line(nameLimit)} {...form.field('realName')} />
        <TextField label={words.jobName} {...line(nameLimit)} {...form.field('jobName')} />
      </div>
      <PhotoField part="licence" limits={limits} {...form.field('licence')} />
      <PhotoField part="proof" limits={limits} {...form.field('proof')} />
      <Sending words={words} share={share} keptDays={limits.keptDays} problem={form.problem}>
        <Button type="submit" busy={form.isBusy}>
          {isAgain ? words.again : words.submit}
        </Button>
      </Sending>
    </form>
  )
}
