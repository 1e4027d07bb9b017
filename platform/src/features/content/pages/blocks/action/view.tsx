import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Actions } from '../../web/parts/actions.tsx'
import type { action } from './block.ts'

export function ActionView({ id, value: { title, text, actions } }: ViewProps<typeof action>) {
  return (
    <section aria-labelledby={`${id}-title`} className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-2xl border border-line bg-accent-soft px-6 py-10">
        <div className="max-w-2xl">
          <h2 id={`${id}-title`} className="text-2xl font-bold text-balance sm:text-3xl">
            {unbroken(title)}
          </h2>
          {text !== '' && <p className="mt-3 text-lg text-muted">{text}</p>}
        </div>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
