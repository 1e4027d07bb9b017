import type { ReactNode } from 'react'
import { SiteFrame } from '../shell/site-frame.tsx'
import { framed } from './framed.tsx'

/** People's pages: the page spans the whole width, for the banner that stands at its top. */
const Frame = ({ children }: { children: ReactNode }) => <SiteFrame>{children}</SiteFrame>

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
