import { clsx } from 'clsx'
import { Logo } from '../../../../../ui/logo.tsx'

/** A competition's picture; without one the ring on the scoreboard's ground. It says nothing that the title does not. */
export function Cover({
  src,
  className,
  isEager = false,
}: {
  src: string | null
  className: string
  /** Seen at once: not put off, and before what is not. */ isEager?: boolean
}) {
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={640}
        height={360}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={clsx('bg-board object-cover', className)}
      />
    )
  return (
    <span className={clsx('relative block bg-board text-board-line', className)}>
      {/* Out of the flow: its own size would stretch the ground. */}
      <Logo className="absolute inset-0 m-auto h-1/2" />
    </span>
  )
}
