import { useRef } from 'react'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData, FileData, FileProfile } from './dataset-data.ts'
import { DownloadFile } from './download-file.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileTree } from './file-tree.tsx'
import { ScriptButton } from './script-button.tsx'
import { useFileProfile, useSeen } from './use-file-profile.ts'

type Props = {
  dataset: DatasetData
  chosen: FileData | undefined
  /** The file that it is to be compared with, as the address says. */ withId: number
  /** The address that shows a file, alone or compared with another. */
  linkTo: (file: { id: number }, other?: { id: number }) => string
  accept: () => Promise<unknown>
  /** Of the chosen file's name. */ heading: 'h2' | 'h3'
  /** What came with the page of the chosen file; without it, it is fetched once it is seen. */
  given?: FileProfile | undefined
}

/** The files on one side, what is in the chosen one on the other. */
export function Explorer(props: Props) {
  const { dataset, chosen, linkTo } = props
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <FileTree
        files={dataset.files}
        chosen={chosen}
        canDownload={dataset.abilities.download.allowed}
        linkTo={linkTo}
      />
      {chosen && <Chosen key={chosen.id} {...props} chosen={chosen} />}
    </div>
  )
}

function Chosen(props: Props & { chosen: FileData }) {
  const { dataset, chosen, accept, heading: Heading } = props
  const words = useWords(datasetWords)
  const { preview, download } = dataset.abilities
  return (
    <div className="grid min-w-0 content-start gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading className="font-mono text-xl font-semibold wrap-anywhere">{chosen.name}</Heading>
          {chosen.description && <p className="mt-1">{chosen.description}</p>}
          <p className="mt-1 text-sm text-muted tabular-nums">
            {formatBytes(chosen.size)}
            {chosen.rowCount !== null && ` · ${words.rowCount(formatCount(chosen.rowCount))}`}
            <span className="font-mono" title={chosen.sha256}>
              {' '}
              · {words.sha} {chosen.sha256.slice(0, 12)}…
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {download.allowed && <ScriptButton dataset={dataset} file={chosen} />}
          <DownloadFile dataset={dataset} file={chosen} accept={accept} />
        </div>
      </header>
      {chosen.canPreview ? (
        <>
          {!preview.allowed && <Callout>{words.preview.sample}</Callout>}
          <Seen {...props} />
        </>
      ) : (
        <>
          <EmptyState title={words.preview.blocked}>{preview.message}</EmptyState>
          {chosen.fields.length > 0 && <Fields file={chosen} heading={Heading === 'h2' ? 'h3' : 'h4'} />}
        </>
      )}
    </div>
  )
}

/** The columns of a file as its publisher tells of them, for those who may not see its rows. */
function Fields({ file, heading: Heading }: { file: FileData; heading: 'h3' | 'h4' }) {
  const words = useWords(datasetWords)
  return (
    <section className="grid gap-3">
      <Heading className="text-lg font-semibold">{words.upload.columns}</Heading>
      <dl className="grid gap-2 text-sm">
        {file.fields.map(field => (
          <div key={field.name}>
            <dt className="font-mono font-semibold">{field.name}</dt>
            <dd className="text-muted">{field.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What is in a file, fetched when its place is looked at. */
function Seen({ chosen, withId, linkTo, heading, given }: Props & { chosen: FileData }) {
  const words = useWords(datasetWords)
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place, given !== undefined)
  const { found, problem, retry } = useFileProfile(isSeen ? chosen.id : undefined, given)
  const pair = found?.counterpart ?? undefined
  const isBeside = pair !== undefined && pair.id === withId
  const other = useFileProfile(isBeside ? pair.id : undefined)
  const beside =
    isBeside && other.found?.profile
      ? { own: chosen.name, other: pair.name, profile: other.found.profile }
      : undefined
  const wrong = problem ?? other.problem
  return (
    <div ref={place} className="grid gap-4">
      {wrong !== undefined && (
        <Callout kind="bad" live>
          <p>{wrong}</p>
          <Button variant="secondary" size="small" onClick={problem === undefined ? other.retry : retry}>
            {words.upload.retry}
          </Button>
        </Callout>
      )}
      {found ? (
        <FilePreview
          found={found}
          fields={chosen.fields}
          heading={heading === 'h2' ? 'h3' : 'h4'}
          beside={beside}
          compare={
            pair && (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
                <SiteLink
                  to={isBeside ? linkTo(chosen) : linkTo(chosen, pair)}
                  preventScrollReset
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                >
                  {isBeside ? words.preview.compare.end : words.preview.compare.with(pair.name)}
                </SiteLink>
                {beside && <Legend own={beside.own} other={beside.other} />}
              </div>
            )
          }
        />
      ) : (
        problem === undefined && (
          <div role="status">
            <span className="sr-only">{words.preview.loading}</span>
            <div className="skeleton h-40" />
          </div>
        )
      )}
    </div>
  )
}

function Legend({ own, other }: { own: string; other: string }) {
  const words = useWords(datasetWords)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-accent" aria-hidden="true" />
        {own}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm border-2 border-warn" aria-hidden="true" />
        {other}
      </span>
      {words.preview.compare.hint}
    </p>
  )
}
