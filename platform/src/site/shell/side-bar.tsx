import { Suspense } from 'react'
import { lazyPiece } from '../lazy-piece.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

const topAfter = 300
// Phones have it only far down a page.
const SideTools = lazyPiece(() => import('./side-tools.tsx').then(module => module.SideTools))

/** Beside the page where there is room: the ways to reach the operator, and back to the top. On narrow screens the footer has the former. */
export function SideBar() {
  const isFarDown = useScrolledPast(topAfter)
  const isWide = useIsWide()
  if (!isFarDown && !isWide) return null
  return (
    <Suspense fallback={null}>
      <SideTools isFarDown={isFarDown} />
    </Suspense>
  )
}
