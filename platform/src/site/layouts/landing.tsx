import type { ReactNode } from 'react'
import { SiteFrame } from '../shell/site-frame.tsx'
import { framed } from './framed.tsx'

/** Home and cooperation: the page begins under a see-through header. */
const Frame = ({ children }: { children: ReactNode }) => <SiteFrame isLanding>{children}</SiteFrame>

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
