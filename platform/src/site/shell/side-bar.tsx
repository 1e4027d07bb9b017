import { ArrowUp } from 'lucide-react'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

const showAfter = 300

/** Back to the top once the page is scrolled by 300 pixels. */
export function SideBar() {
  const { side } = useWords(shellWords)
  const isShown = useScrolledPast(showAfter)
  if (!isShown) return null
  return (
    <aside aria-label={side.label} className="fixed right-4 bottom-6 z-20">
      <button
        type="button"
        aria-label={side.top}
        className="grid size-11 place-items-center rounded-full border border-line bg-card shadow-float hover:border-accent"
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <ArrowUp className="size-5" aria-hidden="true" />
      </button>
    </aside>
  )
}
