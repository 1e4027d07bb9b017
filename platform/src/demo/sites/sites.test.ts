import { expect, test } from 'vitest'
import { missingIn } from '../../features/content/pages/completeness.ts'
import { pageSlugs } from '../../features/content/pages/rules.ts'
import { pageDocument } from '../../features/content/pages/schema.ts'
import { contrastOf } from '../../features/content/pages/theme.ts'
import { baySite } from './bay/site.ts'
import { linjiangSite } from './linjiang/site.ts'
import { welfarePage } from './welfare.ts'

const parts = {
  now: new Date('2026-11-20T08:00:00Z'),
  competitions: { penguins: 1, weather: 2, life: 3, strikes: 4, carbon: 7 },
  pictures: { penguins: 1, weather: 2, life: 3, cars: 4, flights: 5, earthquakes: 6, lanes: 7, river: 8 },
  logos: {
    bay: 11,
    linjiang: 12,
    school: 13,
    university: 14,
    lab: 15,
    community: 16,
    office: 17,
    leitai: 18,
  },
  experts: { 贺云岚: 1, 石启铭: 2, 林德·哈根: 3, 苏禾: 4, 陶静姝: 6, 顾安澜: 7, 蓝知远: 8 },
}

// The demo writes its pages by hand: what an editor could not publish it must not have either.
test.each([baySite(parts), linjiangSite(parts)])('the site $name could have been made by an editor', site => {
  for (const side of ['light', 'dark'] as const) expect(contrastOf(site.theme, side).isEnough).toBe(true)
  expect(Object.keys(site.pages).toSorted()).toEqual([...pageSlugs].toSorted())
  for (const document of Object.values(site.pages)) {
    expect(pageDocument.parse(document)).toEqual(document)
    expect(missingIn(document)).toEqual([])
  }
  expect(site.logo).not.toBeNull()
  const experts = site.pages.expert?.blocks.flatMap(block =>
    block.kind === 'experts' && block.value.experts.by === 'hand' ? [block.value.experts.ids.length] : [],
  )
  expect(new Set(experts)).toEqual(new Set([3]))
  const named = Object.values(site.pages)
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.kind === 'organisations' ? block.value.groups : []))
    .flatMap(group => group.items)
  expect(named).not.toEqual([])
  expect(named.filter(({ logo }) => logo === null)).toEqual([])
})

test.each([baySite(parts), linjiangSite(parts)])(
  'every page of $name can be reached from its home or menu',
  ({ name, menu, pages }) => {
    const reached = new Set(['home', ...menu.map(({ slug }) => slug)])
    for (const slug of reached) {
      const text = JSON.stringify(pages[slug])
      for (const to of pageSlugs) if (text.includes(`/special/${name}/${to}`)) reached.add(to)
    }
    expect(menu.length).toBeLessThanOrEqual(9)
    expect(pageSlugs.filter(slug => !reached.has(slug))).toEqual([])
  },
)

test('the page about the public good could have been made by an editor, and each of its cards leads on', () => {
  const document = welfarePage({
    ...parts,
    competitions: { ...parts.competitions, earthquakes: 5, flights: 6 },
    articles: { epicentres: 1, hours: 2, ranks: 3 },
    datasets: { penguins: 1, weather: 2, life: 3 },
  })
  expect(pageDocument.parse(document)).toEqual(document)
  expect(missingIn(document)).toEqual([])
  const cards = document.blocks.flatMap(block => (block.kind === 'cards' ? block.value.items : []))
  expect(cards).toHaveLength(6)
  expect(cards.filter(({ to, picture }) => to === '' || picture === null)).toEqual([])
})
