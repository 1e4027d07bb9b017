import type { ComponentType, ReactNode } from 'react'
import { Outlet } from 'react-router'
import { RouteError } from '../errors/route-error.tsx'

/** A layout's two faces: its frame around the page, and the same frame around the page's failure. */
export const framed = (Frame: ComponentType<{ children: ReactNode }>) => ({
  Layout: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
  Failure: ({ error }: { error: unknown }) => (
    <Frame>
      <RouteError error={error} />
    </Frame>
  ),
})
