import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { FootNote } from '../shell/foot-note.tsx'
import { Header } from '../shell/header.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { framed } from './framed.tsx'

/** What a sponsor's page tells this layout: the answer of its loader, or of one above it, has it as `specialSite`. */
type SpecialSite = { footer: string | null }

/** A sponsor's site: the sponsor's own page in full width, and the footer text of that site's configuration. */
function Frame({ children }: { children: ReactNode }) {
  const { special } = useWords(shellWords)
  const footer = useMatches()
    .map(match => (match.loaderData as { specialSite?: SpecialSite } | null | undefined)?.specialSite?.footer)
    .findLast(Boolean)
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" className="w-full grow">
        {children}
      </main>
      <FootNote>
        <p>{footer ?? special.footer}</p>
      </FootNote>
    </div>
  )
}

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
