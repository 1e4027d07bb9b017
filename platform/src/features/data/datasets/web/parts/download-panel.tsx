import { Check, Download } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatBytes } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'
import { archiveAddress, takeFile } from './take-file.ts'
import { Terms } from './terms.tsx'

/** All files at once, or what comes before: logging in, signing up, the terms, with which the download begins. */
export function DownloadPanel({
  dataset,
  accept,
  heading: Heading,
}: {
  dataset: DatasetData
  accept: () => Promise<unknown>
  heading: 'h2' | 'h3'
}) {
  const words = useWords(datasetWords)
  const { viewer, lang } = useSite()
  const location = useLocation()
  const { run, isBusy, problem } = useMutation()
  const { download } = dataset.abilities
  const acceptAndTake = async () => {
    if (await run(accept)) takeFile(archiveAddress(dataset))
  }
  if (dataset.files.length === 0) return null
  if (download.allowed)
    return (
      <div className="grid gap-2">
        <a href={archiveAddress(dataset)} download className={buttonClass({}, 'w-fit')}>
          <Download className="size-4" aria-hidden="true" />
          {words.downloadAll(formatBytes(dataset.files.reduce((sum, file) => sum + file.size, 0)))}
        </a>
        {dataset.isAgree && (
          <p className="flex items-center gap-1.5 text-sm text-good" role="status">
            <Check className="size-4" aria-hidden="true" />
            {words.agreed}
          </p>
        )}
      </div>
    )
  return (
    <section
      className="rounded-2xl border border-line bg-card p-5 shadow-card"
      aria-labelledby={`protocol-${dataset.id}`}
    >
      <Heading id={`protocol-${dataset.id}`} className="font-semibold">
        {words.protocol}
      </Heading>
      <div className="mt-3">
        <Terms dataset={dataset} />
      </div>
      <div className="mt-4">
        {!viewer ? (
          <a href={loginPath(lang, location.pathname + location.search)} className={buttonClass()}>
            {words.login}
          </a>
        ) : download.code === 'e40352' && dataset.competitionId !== null ? (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {download.message}
            <SiteLink to={pathTo('/competitions/:id', { id: dataset.competitionId })}>
              {words.toSignUp}
            </SiteLink>
          </p>
        ) : download.code === 'e40361' || download.code === 'e40362' ? (
          // Nothing to accept yet: the organisers decide about the signup first.
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {download.message} {download.code === 'e40361' ? words.whenApproved : words.ifRefused}
          </p>
        ) : download.hint?.startsWith('/guide/') ? (
          // Something about the person comes first, and then the way back here.
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {download.message}
            <SiteLink to={download.hint} className={buttonClass({ size: 'small' })}>
              {words.toComplete}
            </SiteLink>
          </p>
        ) : (
          <Button busy={isBusy} onClick={() => void acceptAndTake()}>
            {words.agree}
          </Button>
        )}
      </div>
      {problem && (
        <div className="mt-4">
          <Callout kind="bad" live>
            {problem}
          </Callout>
        </div>
      )}
    </section>
  )
}
