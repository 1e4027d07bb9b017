import { buttonClass } from '../../../../../ui/button.tsx'
import { LinkTo } from './link-to.tsx'

/** Buttons that lead on; the first is the one that matters. */
export function Actions({ actions }: { actions: readonly { label: string; to: string }[] }) {
  if (actions.length === 0) return null
  return (
    <p className="flex flex-wrap gap-3">
      {actions.map(({ label, to }, at) => (
        <LinkTo
          key={`${at} ${to}`}
          to={to}
          className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary', size: 'large' })}
        >
          {label}
        </LinkTo>
      ))}
    </p>
  )
}
