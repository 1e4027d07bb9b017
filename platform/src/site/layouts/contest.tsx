import type { ReactNode } from 'react'
import { FootNote } from '../shell/foot-note.tsx'
import { Header } from '../shell/header.tsx'
import { framed } from './framed.tsx'

/** The pilot-project contest: long forms in a narrow column, with nothing floating over them and no links to lose one's way by. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" className="mx-auto w-full max-w-4xl grow px-4 py-8 sm:px-6">
        {children}
      </main>
      <FootNote />
    </div>
  )
}

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
