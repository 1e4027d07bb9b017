import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useHash } from '../../../../../site/use-hash.ts'
import type { ProfileField } from '../../details.rules.ts'

/** Where one field is filled in: what leads to it by its name finds it marked. */
export function Place({ field, children }: { field: ProfileField; children: ReactNode }) {
  const isNamed = useHash() === field
  return (
    <div
      id={field}
      className={clsx(
        'scroll-mt-24 rounded-2xl',
        isNamed && 'ring-2 ring-accent ring-offset-4 ring-offset-page',
      )}
    >
      {children}
    </div>
  )
}
