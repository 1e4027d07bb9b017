import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideBar } from './side-bar.tsx'

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
  return (
    <div className="flex min-h-dvh flex-col">
      <Header isLanding={isLanding} />
      <main id="main" className={clsx('w-full grow', className)}>
        {children}
      </main>
      <Footer />
      <SideBar />
    </div>
  )
}
