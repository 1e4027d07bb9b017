import { usualZone } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Band } from '../../web/parts/band.tsx'
import { JobRow } from '../../web/parts/job-row.tsx'
import type { ViewProps } from '../../web/view-props.ts'
import { pageWords } from '../../words.ts'
import type { jobs } from './block.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

export function JobsView({ id, tone, value: { title, lead, jobs: open } }: ViewProps<typeof jobs>) {
  const { formatDay } = useFormats()
  const words = useWords(pageWords)
  return (
    <Band id={id} tone={tone} title={title} lead={lead}>
      {open.length === 0 ? (
        <p className="text-muted">{words.noJobs}</p>
      ) : (
        <ul className="grid gap-4">
          {open.map(job => (
            <JobRow
              key={job.id}
              to={job.path}
              title={job.title}
              place={job.place}
              closes={job.closesAt === null ? undefined : words.closes(formatDay(job.closesAt, usualZone))}
              heading={title === '' ? 'h2' : 'h3'}
            >
              <Badge tone="accent">{job.kind}</Badge>
            </JobRow>
          ))}
        </ul>
      )}
    </Band>
  )
}
