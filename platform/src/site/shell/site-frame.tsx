import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { FootLine } from './foot-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideBar } from './side-bar.tsx'

/** What a page says of itself by its `handle`: on one that people work on, nothing stands below or beside it that leads away. */
export type ToolHandle = { isTool: boolean }

const isToolHandle = (handle: unknown): handle is ToolHandle =>
  typeof handle === 'object' && handle !== null && 'isTool' in handle

/** What most pages stand in: header, footer and side bar. */
export function SiteFrame({
  isLanding = false,
  className,
  children,
}: {
  isLanding?: boolean
  className?: string
  children: ReactNode
}) {
  const isTool = useMatches()
    .map(match => match.handle)
    .findLast(isToolHandle)?.isTool
  return (
    <div className="flex min-h-dvh flex-col">
      <Header isLanding={isLanding} />
      {/* Its own in the order of layers: what opens over it is painted without painting it again. */}
      <main id="main" className={clsx('isolate w-full grow', className)}>
        {children}
      </main>
      {isTool ? <FootLine /> : <Footer />}
      {!isTool && <SideBar />}
    </div>
  )
}
