import { clsx } from 'clsx'
import { useId, type ButtonHTMLAttributes } from 'react'

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | 'danger'; size?: 'small' | 'medium' | 'large' }

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent',
  secondary: 'bg-card text-text border-line hover:border-accent',
  quiet: 'bg-transparent text-text border-transparent hover:bg-sunken',
  danger: 'bg-bad-soft text-bad border-transparent hover:border-bad',
}
const sizes = { small: 'h-8 px-3 text-sm', medium: 'h-10 px-4', large: 'h-12 px-6 text-base' }

const shape =
  'inline-flex items-center justify-center gap-2 rounded-lg border font-medium whitespace-nowrap transition-colors no-underline'
/** What cannot be pressed looks flat; its reason stands beside it. */
const off = 'bg-sunken text-muted border-line cursor-not-allowed'

/** The look of a button, for links that act like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium' }: Look = {}, more?: string): string =>
  clsx(shape, variants[variant], sizes[size], more)

type Props = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    /** Shown while it works; it cannot be pressed then. */ busy?: boolean
    /** Why it cannot be pressed: it stays reachable by keyboard and says so. */ disabledReason?:
      | string
      | undefined
  }

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const reasonId = useId()
  const isOff = busy || disabledReason !== undefined
  return (
    // A long reason does not stretch a short button; one that is to fill its place says `w-full`.
    <span className="inline-flex flex-col items-start gap-1">
      <button
        {...rest}
        // It stays a submit button while it is off: without one, Enter in a form of one field would submit it.
        type={type}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        aria-describedby={clsx(rest['aria-describedby'], disabledReason && reasonId) || undefined}
        className={
          disabledReason === undefined
            ? buttonClass({ variant, size }, clsx(busy && 'cursor-progress', className))
            : clsx(shape, off, sizes[size], className)
        }
        onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
      >
        {busy && (
          // Clipped: what turns is a layer of its own, and without an edge all that comes after it becomes one too.
          <span className="size-4 overflow-clip" aria-hidden="true">
            <span className="block size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
          </span>
        )}
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} className="text-sm text-muted">
          {disabledReason}
        </span>
      )}
    </span>
  )
}
