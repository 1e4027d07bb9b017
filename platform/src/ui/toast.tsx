import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where it is shown that something is done. It is there before there is anything to say, so that what comes is read out. */
export const ToastArea = ({ children }: { children: ReactNode }) => (
  <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4">
    {children}
  </div>
)

export const ToastText = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-auto flex items-center gap-2 rounded-3xl border border-line bg-card py-2 pr-5 pl-4 text-sm font-medium shadow-float">
    <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
    {children}
  </div>
)
