import { useNavigate } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { datasetWords } from '../words.ts'
import { LicencePicker } from './parts/edit/licence-picker.tsx'
import type { Route } from './+types/dataset-new.page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const competition = Number(url.searchParams.get('competition'))
  return { competitionId: Number.isSafeInteger(competition) && competition > 0 ? competition : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.form.newTitle }))

/** The beginning of a dataset: its name. Everything else is done where it is edited. */
export default function DatasetNewPage({ loaderData: { competitionId } }: Route.ComponentProps) {
  const words = useWords(datasetWords).form
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    saved: { value: { titleZh: '', titleEn: '', licence: '' }, tag: '' },
    save: async values => {
      const { id } = await api('POST /api/datasets', { body: { ...values, competitionId } })
      await navigate(pathTo('/datasets/edit/:id', { id }))
    },
    reload: 'never',
  })
  const { titleZh, titleEn } = form.value
  const isNamed = titleZh.trim() !== '' || titleEn.trim() !== ''
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <PageHead title={words.newTitle}>
        {competitionId === null ? words.newHint : words.forCompetition(String(competitionId))}
      </PageHead>
      <form {...form.props} className="grid gap-6">
        {(
          [
            ['titleZh', words.zh, 'zh-CN'],
            ['titleEn', words.en, 'en-US'],
          ] as const
        ).map(([name, language, lang]) => (
          <TextField
            key={name}
            label={`${words.titleLabel} (${language})`}
            lang={lang}
            maxLength={120}
            {...form.field(name)}
          />
        ))}
        <p className="-mt-3 text-sm text-muted">{words.titleHint}</p>
        <LicencePicker {...form.field('licence')} />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <Button
          type="submit"
          size="large"
          busy={form.isBusy}
          disabledReason={isNamed ? undefined : words.missing.title}
          className="w-fit"
        >
          {words.begin}
        </Button>
      </form>
    </div>
  )
}
