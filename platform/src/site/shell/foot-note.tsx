import type { ReactNode } from 'react'
import { CopyrightLine } from './copyright-line.tsx'

/** The small footer of layouts that keep to their own matter: what they say themselves, copyright and filing. */
export function FootNote({ children }: { children?: ReactNode }) {
  return (
    <footer className="mt-24 border-t border-line bg-card text-center text-sm text-muted">
      <div className="mx-auto grid max-w-6xl gap-2 px-4 py-8 sm:px-6">
        {children}
        <CopyrightLine />
      </div>
    </footer>
  )
}
