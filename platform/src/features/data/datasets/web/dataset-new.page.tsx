import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
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
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const navigate = useNavigate()
  const [values, setValues] = useState({ titleZh: '', titleEn: '', licence: '' })
  const isNamed = values.titleZh.trim() !== '' || values.titleEn.trim() !== ''
  const begin = () =>
    run(async () => {
      const { id } = await api('POST /api/datasets', { body: { ...values, competitionId } })
      await navigate(pathTo('/datasets/edit/:id', { id }))
    })
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <PageHead title={words.newTitle}>
        {competitionId === null ? words.newHint : words.forCompetition(String(competitionId))}
      </PageHead>
      <form
        className="grid gap-6"
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        {(
          [
            ['titleZh', words.zh, 'zh-CN'],
            ['titleEn', words.en, 'en-US'],
          ] as const
        ).map(([name, language, lang]) => (
          <label key={name} className="text-sm">
            {words.titleLabel} ({language})
            <input
              className="field mt-1"
              lang={lang}
              maxLength={120}
              value={values[name]}
              onChange={event => setValues({ ...values, [name]: event.target.value })}
            />
          </label>
        ))}
        <p className="-mt-3 text-sm text-muted">{words.titleHint}</p>
        <LicencePicker value={values.licence} onChange={licence => setValues({ ...values, licence })} />
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <Button
          type="submit"
          size="large"
          busy={isBusy}
          disabledReason={isNamed ? undefined : words.missing.title}
          className="w-fit"
        >
          {words.begin}
        </Button>
      </form>
    </div>
  )
}
