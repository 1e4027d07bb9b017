import { formatCount } from '../../../../../base/web/format.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { homeWords } from '../../words.ts'

/** The platform counted, as it stands. */
export function Numbers({ numbers }: { numbers: Answer<SiteCalls['GET /api/home']>['numbers'] }) {
  const words = useWords(homeWords)
  return (
    <dl
      aria-label={words.numbers.label}
      className="grid grid-cols-6 gap-y-8 border-b border-line pb-10 sm:grid-cols-5 sm:divide-x sm:divide-line"
    >
      {(['submissions', 'teams', 'users', 'competitions', 'datasets'] as const).map((key, index) => (
        <div
          key={key}
          className={`flex flex-col-reverse justify-end sm:col-span-1 sm:px-8 sm:first:pl-0 ${index < 2 ? 'col-span-3' : 'col-span-2'}`}
        >
          <dt className="text-sm text-muted">{words.numbers[key]}</dt>
          <dd className="text-3xl font-bold tracking-tight tabular-nums sm:text-4xl">
            {formatCount(numbers[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
