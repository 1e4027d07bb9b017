import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { healthWords } from '../../words.ts'
import type { Health } from '../health.page.tsx'
import { JobName } from './job-name.tsx'

const counts = ['waiting', 'running', 'planned', 'failed'] as const

/** The jobs of each kind. */
export function TaskTable({ tasks, since }: { tasks: Health['tasks']; since: (instant: string) => string }) {
  const { tasks: words } = useWords(healthWords)
  return (
    <section aria-labelledby="tasks" className="grid gap-3">
      <h2 id="tasks" className="text-lg font-semibold">
        {words.title}
      </h2>
      {tasks.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={tasks}
          rowKey={row => row.task}
          columns={[
            {
              key: 'task',
              label: words.columns.task,
              cell: row => <JobName {...row} />,
            },
            ...counts.map(key => ({
              key,
              label: words.columns[key],
              numeric: true,
              cell: (row: Health['tasks'][number]) => formatCount(row[key]),
            })),
            {
              key: 'oldest',
              label: words.columns.oldest,
              numeric: true,
              cell: row => (row.oldestAt ? since(row.oldestAt) : '—'),
            },
          ]}
        />
      )}
    </section>
  )
}
