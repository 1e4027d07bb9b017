import { CircleCheck } from 'lucide-react'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'

const Say = createContext<(text: string) => void>(() => undefined)
/** Says that something is done, wherever on the page it was done. */
export const useToast = () => use(Say)

const shownFor = 6_000

/** Shows what was last done, at the lower edge, for a few seconds. */
export function Toasts({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ text: string }>()
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => setSaid(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <Say value={text => setSaid({ text })}>
      {children}
      <ToastArea>{said && <ToastText>{said.text}</ToastText>}</ToastArea>
    </Say>
  )
}

/** Where it is shown. It is there before there is anything to say, so that what comes is read out. */
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
