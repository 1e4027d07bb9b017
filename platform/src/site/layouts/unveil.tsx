import type { ReactNode } from 'react'
import { FootNote } from '../shell/foot-note.tsx'
import { UnveilHeader } from '../shell/unveil-header.tsx'
import { framed } from './framed.tsx'

/** The call for bids: a header and a footer of its own. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <UnveilHeader />
      <main id="main" className="w-full grow">
        {children}
      </main>
      <FootNote />
    </div>
  )
}

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
