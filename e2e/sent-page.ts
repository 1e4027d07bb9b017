import { expect, type Page } from '@playwright/test'

/**
 * Shows the HTML that the server sends for an address in a document that stays open, in place of the page before it. No
 * script runs and no connection opens; styles and axe stay loaded. Cheaper than navigating and hydrating each page.
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
      // React streams late parts at the end, and inline scripts move them to their placeholders: done here without scripts.
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

/** An empty document of this origin in standards mode. `data-ready` satisfies the fixture, as nothing is hydrated. */
async function openStage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/stage`
  await page.route(address, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html data-ready><title>Stage</title>' }),
  )
  await page.goto(address)
  // Request interception turns the browser's cache off.
  await page.unroute(address)
}
