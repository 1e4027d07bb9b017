import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { submissionWords } from '../../words.ts'
import type { SubmitsData } from '../submits.page.tsx'

/** What the result file must look like. */
export function FileGuide({
  file,
  competitionId,
}: {
  file: NonNullable<SubmitsData['file']>
  competitionId: number
}) {
  const names = [file.idColumn, ...file.columns.map(column => column.name)]
  const isTable = file.formats.some(format => /^[ct]sv|^txt/.test(format))
  const { guide } = useWords(submissionWords)
  const facts = [
    ...(file.expectedRows === null ? [] : [[guide.rows, formatCount(file.expectedRows)] as const]),
    [guide.formats, file.formats.join(', ')],
    [guide.size, formatBytes(file.maxBytes)],
  ] as const
  return (
    <section
      className="rounded-2xl border border-line bg-card p-5 text-sm shadow-card"
      aria-labelledby="guide"
    >
      <h3 id="guide" className="font-semibold">
        {guide.title}
      </h3>
      <p className="mt-3 text-muted">{guide.columns}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {names.map(name => (
          <li key={name}>
            <code
              translate="no"
              className="rounded-md bg-sunken px-2 py-0.5 font-mono text-[0.8rem] ring-1 ring-line ring-inset"
            >
              {name}
            </code>
          </li>
        ))}
      </ul>
      {isTable && (
        <>
          <p className="mt-4 text-muted">{guide.header}</p>
          <Scroller
            label={guide.header}
            className="mt-2 overflow-x-auto rounded-md bg-sunken px-2 py-1 font-mono text-[0.8rem] ring-1 ring-line ring-inset"
          >
            <pre translate="no">
              {names.join(file.formats.some(format => format.startsWith('csv')) ? ',' : '\t')}
            </pre>
          </Scroller>
        </>
      )}
      <p className="mt-3">
        <SiteLink
          to={pathTo('/competitions/:id/datasets', { id: competitionId })}
          className="inline-block py-1"
        >
          {guide.data}
        </SiteLink>
      </p>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 tabular-nums">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
