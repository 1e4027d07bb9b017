import type { ReactNode } from 'react'
import { SiteFrame } from '../shell/site-frame.tsx'
import { framed } from './framed.tsx'

/** Most pages: one column of comfortable width. */
const Frame = ({ children }: { children: ReactNode }) => (
  <SiteFrame className="mx-auto max-w-6xl px-4 py-8 sm:px-6">{children}</SiteFrame>
)

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
