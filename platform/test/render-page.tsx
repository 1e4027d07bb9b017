import { act, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'

const opened: (() => Promise<void>)[] = []

/** Takes away what a test has rendered, and what it kept in the browser. */
export async function leaveAll(): Promise<void> {
  for (const leave of opened.splice(0)) await leave()
  localStorage.clear()
}

/** A page of the site with the hooks that a test looks into; `now` is what they gave when it was last rendered. */
export async function renderPage<T>(
  usePage: () => { given: T; body: ReactNode },
  { viewer, load }: { viewer: number | null; load?: { loader: () => unknown; loaded: unknown } },
) {
  let rendered: { given: T } | undefined
  const now = () => {
    if (!rendered) throw new Error('the page has not been rendered')
    return rendered.given
  }
  function Page() {
    const { given, body } = usePage()
    useEffect(() => {
      rendered = { given }
    })
    return body
  }
  const site = { lang: 'zh-CN', viewer: viewer === null ? null : { id: viewer } }
  const page = { id: 'page', index: true, Component: Page, ...(load && { loader: load.loader }) } as const
  const Site = createRoutesStub([{ id: 'root', path: '/', loader: () => site, children: [page] }])
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const leave = async () => {
    await act(async () => root.unmount())
    box.remove()
  }
  opened.push(leave)
  const loaderData = { root: site, ...(load && { page: load.loaded }) }
  await act(async () => root.render(<Site hydrationData={{ loaderData }} />))
  return { now, leave, box }
}
