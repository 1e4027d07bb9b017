import { useNavigate } from 'react-router'
import { sidesIn } from '../../../../base/web/text-languages.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { datasetWords } from '../words.ts'
import { LicencePicker } from './parts/edit/licence-picker.tsx'
import type { Route } from './+types/dataset-new.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = Number(url.searchParams.get('competition'))
  if (!Number.isSafeInteger(id) || id <= 0) return { competitionId: null, sides: sidesIn('both') }
  const { api } = context.get(pageContext)
  const { languages } = await api('GET /api/admin/competitions/{id}', { params: { id } })
  return { competitionId: id, sides: sidesIn(languages) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.form.newTitle }))

export const handle: ToolHandle = { isTool: true }

/** The beginning of a dataset: its name. Everything else is done where it is edited. */
export default function DatasetNewPage({ loaderData: { competitionId, sides } }: Route.ComponentProps) {
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
        {sides.map(side => (
          <TextField
            key={side}
            label={sides.length === 1 ? words.titleLabel : `${words.titleLabel} (${words[side]})`}
            lang={side === 'zh' ? 'zh-CN' : 'en-US'}
            maxLength={120}
            {...form.field(side === 'zh' ? 'titleZh' : 'titleEn')}
          />
        ))}
        {sides.length > 1 && <p className="-mt-3 text-sm text-muted">{words.titleHint}</p>}
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
