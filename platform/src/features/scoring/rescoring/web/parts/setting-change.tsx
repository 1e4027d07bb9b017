import type { Answer } from '../../../../../base/contract/call.ts'
import { wordFor } from '../../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { hasParam } from '../../../evaluation/rules.ts'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import { rescoringWords } from '../../words.ts'

type Setting = NonNullable<
  Answer<SiteCalls['GET /api/admin/competitions/{id}/rescores/{rescoreId}']>['setting']
>

const worded = (texts: Record<string, string>, key: string) => wordFor(texts, key) ?? key

/** How the round is scored before the switch and after it, side by side. */
export function SettingChange({ setting, isOpen }: { setting: Setting; isOpen: boolean }) {
  const words = useWords(rescoringWords)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.settings}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        <Side title={isOpen ? words.now : words.before} side={setting.before} />
        <Side title={words.after} side={setting.after} />
      </div>
    </Card>
  )
}

function Side({ title, side }: { title: string; side: Setting['before'] }) {
  const words = useWords(rescoringWords)
  const named = useWords(metricTerms)
  const { metric, file } = side
  const params =
    metric.kind === 'builtin'
      ? Object.entries(metric.params).filter(([name]) => hasParam(name, metric.params))
      : []
  const columns = [file.idColumn, ...file.columns].map(column => column.name)
  return (
    <div className="grid content-start gap-2 text-sm">
      <h3 className="text-muted">{title}</h3>
      <p>
        <strong className="text-base">{side.metricName ?? words.sql}</strong>
        <span className="block text-muted">
          {[
            words.directions[side.direction],
            ...params.map(
              ([name, value]) => `${worded(named.names, name)} = ${worded(named.choices, String(value))}`,
            ),
          ].join(' · ')}
        </span>
      </p>
      {metric.kind === 'sql' && (
        <pre
          translate="no"
          className="max-h-40 overflow-auto rounded-xl bg-sunken p-3 font-mono text-[0.8rem] whitespace-pre-wrap"
        >
          {metric.sql}
        </pre>
      )}
      <p className="break-words">
        <span className="text-muted">{words.columns} </span>
        <code translate="no">{columns.slice(0, 12).join(', ')}</code>
        {columns.length > 12 && ` … (${columns.length})`}
      </p>
    </div>
  )
}
