import { expect, test } from 'vitest'
import { deadEntries, lacksHome } from './gaps.ts'

const page = (slug: string, isLive = true) => ({ slug, isLive })
const site = (pages: { slug: string; isLive: boolean }[]) => ({ name: 'bay', isOwn: false, pages })

test('a site without a published home leads nowhere', () => {
  expect(lacksHome(site([page('news')]))).toBe(true)
  expect(lacksHome(site([page('home', false)]))).toBe(true)
  expect(lacksHome(site([page('home')]))).toBe(false)
  expect(lacksHome({ ...site([]), isOwn: true })).toBe(false)
})

test.each([
  ['/special/bay', false],
  ['/special/bay/', false],
  ['/special/bay/contact?x=1#y', false],
  ['/special/bay/content-1', true],
  ['/special/bay/content-2', true],
  ['/special/bay/nothing', true],
  // These show something of their own.
  ['/special/bay/news', false],
  ['/special/bay/news/7', false],
  ['/special/bay/job', false],
  ['/special/bayside', false],
  ['/competitions', false],
  ['https://elsewhere.example/special/bay/nothing', false],
])('an entry of the menu to %s leads nowhere: %s', (to, isDead) => {
  const menu = [{ label: { zh: '去', en: 'Go' }, to }]
  const pages = [page('home'), page('contact'), page('content-1', false)]
  expect(deadEntries(site(pages), menu)).toEqual(isDead ? menu : [])
})
