import { expect, type Page } from '@playwright/test'

/**
 * Draws what the server sends for an address in a document that stays open: its elements take the place of those of the
 * page before. No script runs, no connection opens, and the styles and axe are there from the first page on, so that a page
 * costs a tenth of its navigation and hydration.
 */
export async function drawSent(page: Page, address: string): Promise<void> {
  // As a browser asks: one address has a page for people and figures for machines.
  const answer = await page.request.get(address, { headers: { accept: 'text/html' } })
  expect(answer.status(), address).toBeLessThan(500)
  const { origin } = new URL(answer.url())
  if (new URL(page.url()).origin !== origin) await openStage(page, origin)
  const words = await page.evaluate(
    async ([html, at]) => {
      history.replaceState(null, '', at)
      const sent = new DOMParser().parseFromString(html, 'text/html')
      // What the server sends after the page goes where a script of it would put it: instead of what waits there.
      const fetched = [...sent.scripts].map(script => script.text).join('\n')
      for (const [, kind, one = '', other = ''] of fetched.matchAll(/\$R([CRS])\("([\w:]+)","([\w:]+)"/g)) {
        const late = sent.getElementById(kind === 'S' ? one : other)
        const place = sent.getElementById(kind === 'S' ? other : one)
        if (!late || !place) throw new Error(`a page without ${one} or ${other}`)
        for (let next = kind === 'S' ? null : place.nextSibling; next; next = place.nextSibling) {
          if (next.nodeType === Node.COMMENT_NODE && next.nodeValue === '/$') break
          next.remove()
        }
        place.replaceWith(...late.childNodes)
        late.remove()
      }
      if (sent.querySelector('template[id]')) throw new Error('a page of which something never came')
      for (const code of sent.querySelectorAll('script, link[rel=modulepreload], link[rel=preload]'))
        code.remove()
      document.replaceChild(document.adoptNode(sent.documentElement), document.documentElement)
      scrollTo(0, 0)
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      if (styles.length === 0 && !document.querySelector('style')) throw new Error('a page without styles')
      await Promise.all(
        styles.map(link => {
          const { promise, resolve, reject } = Promise.withResolvers<unknown>()
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
          return link.sheet ?? promise
        }),
      )
      return document.body.innerText.trim().length
    },
    [await answer.text(), answer.url()] as const,
  )
  expect(words, `words at ${address}`).toBeGreaterThan(20)
}

/** An empty document of this origin, in standards mode; it counts as ready, as nothing of it is hydrated. */
async function openStage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/stage`
  await page.route(address, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html data-ready><title>Stage</title>' }),
  )
  await page.goto(address)
  // A page with routes has no cache.
  await page.unroute(address)
}
