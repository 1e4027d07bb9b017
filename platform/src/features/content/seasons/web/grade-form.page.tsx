import { useState } from 'react'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { seasonWords } from '../words.ts'
import { gradeDetails } from './parts/grade-addresses.ts'
import { FoundCertificate, type Found } from './parts/found-certificate.tsx'
import type { Route } from './+types/grade-form.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { series } = await context.get(pageContext).api('GET /api/seasons')
  const asked = url.searchParams.get('series')
  return { series: series.find(one => one.key === asked) ?? series.find(one => one.key === 'DCIC') ?? null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({ title: words.grade.title, description: words.grade.about }))

/** Asks by what somebody is to be found: a certificate, or who is signed in. */
export default function GradeFormPage({ loaderData: { series } }: Route.ComponentProps) {
  const { grade: words } = useWords(seasonWords)
  const [found, setFound] = useState<Found>()
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-4 py-10 sm:px-6">
      <PageHead title={series ? `${series.name} · ${words.title}` : words.title}>{words.about}</PageHead>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card as="section">
          <h2 className="text-lg font-semibold">{words.lookUp}</h2>
          <p className="mt-1 text-sm text-muted">{words.lookUpHint}</p>
          <LookUp series={series?.key ?? ''} onFound={setFound} />
        </Card>
        <Card as="section">
          <h2 className="text-lg font-semibold">{words.own}</h2>
          <p className="mt-1 text-sm text-muted">{words.ownHint}</p>
          <p className="mt-5">
            <SiteLink to={gradeDetails(series?.key ?? '')} className={buttonClass({ variant: 'secondary' })}>
              {words.ownOpen}
            </SiteLink>
          </p>
        </Card>
      </div>
      <section role="status" className="grid grid-cols-1 gap-4 empty:hidden">
        {found && <FoundCertificate found={found} />}
      </section>
    </div>
  )
}

function LookUp({ series, onFound }: { series: string; onFound: (found: Found | undefined) => void }) {
  const { grade: words } = useWords(seasonWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const lookUp = () =>
    run(async () => {
      onFound(undefined)
      onFound(await api('POST /api/grades', { body: { series, name: name.trim(), number: number.trim() } }))
    })
  return (
    <form
      className="mt-5 grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void lookUp()
      }}
    >
      <Field label={words.name} hint={words.nameHint}>
        {control => <Input {...control} required maxLength={100} value={name} onChange={setName} />}
      </Field>
      <Field label={words.number} hint={words.numberHint}>
        {control => <Input {...control} required maxLength={40} value={number} onChange={setNumber} />}
      </Field>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <Button type="submit" busy={isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}
