import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where somebody keeps something to themselves: says so, and nothing of what it is. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center justify-center gap-2.5 rounded-2xl border border-dashed border-line px-6 py-12 text-center text-muted">
    <EyeOff className="size-5 shrink-0" aria-hidden="true" />
    {children}
  </p>
)
