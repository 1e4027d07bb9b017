import type { Answer } from '../../../../base/contract/call.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { NameForm } from '../../identity/web/parts/name-form.tsx'
import { companySizes } from '../details.rules.ts'
import { companyWords } from '../company-words.ts'
import { WordField } from './parts/word-field.tsx'
import type { Route } from './+types/company.page.ts'

type Company = Answer<SiteCalls['GET /api/users/company']>['company']
type Industries = Answer<SiteCalls['GET /api/v2/users/info']>['industries']

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [name, { company }, { industries }] = await Promise.all([
    api('GET /api/users/user-name'),
    api('GET /api/users/company'),
    api('GET /api/v2/users/info'),
  ])
  return { name, company, industries }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, companyWords, words => ({ title: words.title, isUnlisted: true }))

/** The name and the company of somebody who acts for one. */
export default function CompanyPage({ loaderData: { name, company, industries } }: Route.ComponentProps) {
  const words = useWords(companyWords)
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={words.title}>{words.about}</PageHead>
      <NameForm own={name} />
      <CompanyForm company={company} industries={industries} />
    </div>
  )
}

const blank = { companyName: '', jobName: '', industry: null, staff: null, website: '', introduction: '' }

function CompanyForm({ company, industries }: { company: Company; industries: Industries }) {
  const words = useWords(companyWords)
  const lang = useLang()
  const api = useApi()
  const saved = company ?? blank
  const form = useForm({
    name: 'company',
    saved: {
      value: { ...saved, industry: saved.industry ?? '', staff: saved.staff ?? '' },
      tag: JSON.stringify(saved),
    },
    check: ({ companyName, website }) => ({
      companyName: companyName.trim() === '' ? words.missing : undefined,
      website: website === '' || /^https?:\/\/./.test(website) ? undefined : words.noAddress,
    }),
    save: async value => {
      const next = await api('POST /api/users/companySubmit', {
        body: {
          ...value,
          industry: value.industry || null,
          staff: companySizes.find(size => size === value.staff) ?? null,
        },
      })
      return {
        value: { ...next, industry: next.industry ?? '', staff: next.staff ?? '' },
        tag: JSON.stringify(next),
      }
    },
  })
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4 sm:grid-cols-2">
        <h2 className="text-lg font-semibold sm:col-span-2">{words.company}</h2>
        <WordField
          kind="company"
          label={words.name}
          maxLength={60}
          required
          autoComplete="organization"
          {...form.field('companyName')}
        />
        <WordField
          kind="job"
          label={words.job}
          maxLength={60}
          autoComplete="organization-title"
          {...form.field('jobName')}
        />
        <SelectField
          label={words.industry}
          {...form.field('industry')}
          options={[
            ['', words.none],
            ...industries.map(one => [one.code, localize({ zh: one.nameCn, en: one.nameEn }, lang)] as const),
          ]}
        />
        <SelectField
          label={words.staff}
          {...form.field('staff')}
          options={[['', words.none], ...companySizes.map(size => [size, words.sizes[size]] as const)]}
        />
        <TextField
          className="sm:col-span-2"
          label={words.website}
          type="url"
          placeholder="https://"
          maxLength={200}
          {...form.field('website')}
        />
        <TextField
          className="sm:col-span-2"
          label={words.introduction}
          rows={3}
          maxLength={500}
          {...form.field('introduction')}
        />
        {form.problem && (
          <div className="sm:col-span-2">
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" busy={form.isBusy}>
            {words.save}
          </Button>
          <span role="status" className="text-sm text-muted">
            {form.justSaved ? words.saved : ''}
          </span>
        </div>
      </form>
    </Card>
  )
}
