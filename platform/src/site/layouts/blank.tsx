import type { ReactNode } from 'react'
import { BrandLink } from '../shell/brand-link.tsx'
import { framed } from './framed.tsx'

/** One thing to do in the middle of an empty page; only the brand leads out. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-4 sm:px-6">
        <BrandLink />
      </header>
      <main id="main" className="grid grow place-items-center px-4 pb-24">
        {children}
      </main>
    </div>
  )
}

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
