import type { ReactNode } from 'react'
import { framed } from './framed.tsx'

/** Passes through: the page brings everything itself. For logins and for what newcomers tell about themselves. */
const Frame = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>

const { Layout, Failure } = framed(Frame)
export default Layout
export const ErrorBoundary = Failure
