import fc, { type Arbitrary } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { textLanguages } from '../../../base/web/text-languages.ts'
import type { Lang } from '../../../base/web/language.ts'
import { blocks, type ShownBlock } from './blocks.ts'
import type { Field, Fields } from './fields.ts'
import { shownPage } from './shown.schema.ts'
import { pageDocument } from './schema.ts'
import type { SourceName } from './sources.ts'
import { PageBlocks } from './web/parts/page-blocks.tsx'

/** Texts as people type them and as nobody should. */
const text = (max: number) =>
  fc.oneof(
    fc.constantFrom(
      '',
      '标题',
      'A title',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '𝒳 \u202e',
    ),
    fc.string({ maxLength: Math.min(max, 40) }),
  )
const instant = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2990-01-01'), noInvalidDate: true })
  .map(date => date.toISOString())
const link = fc.constantFrom('', '/competitions', '/special/bay#top', 'https://example.org/a?b=c')
const count = fc.nat(100_000)
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })

const card = fc.record({
  id,
  type: fc.constantFrom('computing', 'solution'),
  title: text(80),
  summary: text(80),
  reward: text(40),
  cover: fc.constantFrom(null, `/pictures/${'0'.repeat(64)}`),
  startTime: instant,
  endTime: instant,
  zone: fc.constantFrom('Asia/Shanghai', 'UTC'),
  state: fc.constantFrom('not_started', 'can_signup', 'in_service', 'out_service'),
  teamCount: count,
  participantCount: count,
  languages: fc.constantFrom(...textLanguages),
  organisers: fc.array(text(20), { maxLength: 2 }),
  tags: fc.array(fc.record({ code: text(10), name: text(10) }), { maxLength: 2 }),
  race: fc.constant({}),
})
const shownSources: Record<SourceName, Arbitrary<unknown>> = {
  competitions: fc.array(card, { maxLength: 3 }),
  board: fc.option(
    fc.record({
      competitionId: id,
      title: text(80),
      round: text(40),
      rows: fc.array(fc.record({ rank: count, team: text(30), score: text(10) }), { maxLength: 3 }),
    }),
  ),
  rounds: fc.array(fc.record({ title: text(40), at: instant, zone: fc.constant('UTC') }), { maxLength: 3 }),
  news: fc.uniqueArray(
    fc.record({
      id,
      title: text(80),
      summary: text(80),
      at: instant,
      path: fc.constant('/information/info/1'),
      cover: fc.constant(null),
    }),
    { maxLength: 3, selector: one => one.id },
  ),
  experts: fc.uniqueArray(
    fc.record({
      id,
      kind: fc.constantFrom('evaluation', 'tutor', 'ccf_tfbd'),
      name: text(60),
      position: text(60),
      organisation: text(60),
      summary: text(80),
      photo: fc.constant(null),
      fields: fc.uniqueArray(fc.record({ code: text(10), name: text(10) }), {
        maxLength: 2,
        selector: one => one.code,
      }),
    }),
    { maxLength: 3, selector: one => one.id },
  ),
  jobs: fc.uniqueArray(
    fc.record({
      id,
      title: text(80),
      kind: text(10),
      place: text(40),
      closesAt: fc.option(instant),
      path: fc.constant('/special/bay/job/1'),
    }),
    { maxLength: 3, selector: one => one.id },
  ),
}
const media = (of: 'picture' | 'file' | 'video') =>
  fc.record({
    kind: fc.constant(of),
    url: fc.constant(`/pictures/${'0'.repeat(64)}`),
    width: fc.option(fc.integer({ min: 1, max: 4_000 })),
    height: fc.option(fc.integer({ min: 1, max: 4_000 })),
    sizes: fc.constant([]),
    alt: text(40),
    name: text(40),
    bytes: count,
  })

/** What a reader may get of a field. */
function shown(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'words':
      return text(field.max)
    case 'markdown':
      return fc.constantFrom('', '<p>文字</p>', '<ul><li>one</li></ul>')
    case 'media':
      return fc.option(media(field.of))
    case 'link':
      return link
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'instant':
      return fc.option(instant)
    case 'list':
      return fc.array(values(shown, field.of), { maxLength: Math.min(3, field.most) })
    case 'source':
      return shownSources[field.of]
  }
}

const chosenSources: Record<SourceName, Arbitrary<unknown>> = {
  competitions: fc.record({
    by: fc.constantFrom('hand', 'query'),
    ids: fc.array(id, { maxLength: 12 }),
    tag: fc.constantFrom('', 'tabular'),
    state: fc.constantFrom('any', 'running', 'ended'),
    most: fc.integer({ min: 1, max: 12 }),
  }),
  board: fc.record({ competitionId: fc.option(id), most: fc.integer({ min: 1, max: 20 }) }),
  rounds: fc.record({ competitionId: fc.option(id) }),
  news: fc.record({
    of: fc.constantFrom('site', 'info', 'activity'),
    most: fc.integer({ min: 1, max: 12 }),
  }),
  experts: fc.record({
    by: fc.constantFrom('hand', 'kind'),
    ids: fc.array(id, { maxLength: 24 }),
    kind: fc.constantFrom('', 'tutor'),
    most: fc.integer({ min: 1, max: 24 }),
  }),
  jobs: fc.record({ most: fc.integer({ min: 1, max: 12 }) }),
}
const plain = fc.constantFrom('', '标题', 'A title', '<b>bold</b>')
const both = fc.record({ zh: plain, en: plain })

/** What an editor may store of a field. */
function stored(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'words':
    case 'markdown':
      return both
    case 'media':
      return fc.option(id)
    case 'link':
      return link
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options))
    case 'instant':
      return fc.option(instant)
    case 'list':
      return fc.array(values(stored, field.of), { maxLength: Math.min(3, field.most) })
    case 'source':
      return chosenSources[field.of]
  }
}

const values = (
  of: (field: Field) => Arbitrary<unknown>,
  fields: Fields,
): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)])))

const blocksOf = (of: (field: Field) => Arbitrary<unknown>) =>
  fc
    .array(
      fc.oneof(
        ...blocks.map(block =>
          fc.record({
            kind: fc.constant(block.kind),
            tone: fc.constantFrom('plain', 'tinted'),
            value: values(of, block.fields),
          }),
        ),
      ),
      { maxLength: 5 },
    )
    .map(list => list.map((block, at) => ({ id: `block${String(at).padStart(3, '0')}`, ...block })))

function render(shownBlocks: readonly ShownBlock[], lang: Lang): string {
  const site = {
    lang,
    viewer: null,
    unreadCount: 0,
    partners: [],
    now: '2026-11-20T04:00:00.000Z',
    contact: { follow: [], hasCompanyWechat: false },
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [{ path: '*', Component: () => <PageBlocks blocks={shownBlocks} /> }],
    },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={['/here']} hydrationData={{ loaderData: { root: site } }} />,
  )
}

test('whatever a page may show is rendered, and no text of it becomes markup', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(blocksOf(shown), fc.constantFrom<Lang>('zh-CN', 'en-US'), (list, lang) => {
      const page = shownPage.parse({ slug: 'home', title: '页', description: '', blocks: list })
      for (const block of page.blocks) kinds.add(block.kind)
      const html = render(page.blocks, lang)
      expect(html).not.toMatch(/<script|onerror=alert\(1\)>(?!")/)
    }),
    { numRuns: 150 },
  )
  // Each kind was among them: a property that saw nothing proves nothing.
  expect([...kinds].toSorted()).toEqual(blocks.map(block => block.kind).toSorted())
})

/** Every place of a document that holds something. */
const placesOf = (value: unknown, at: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? [
        ...(at.length > 0 ? [at] : []),
        ...Object.entries(value).flatMap(([name, inner]) =>
          placesOf(inner, [...at, Array.isArray(value) ? Number(name) : name]),
        ),
      ]
    : [at]

const put = (value: unknown, [name, ...rest]: readonly (string | number)[], what: unknown): unknown =>
  name === undefined
    ? what
    : Array.isArray(value)
      ? value.with(Number(name), put(value[Number(name)], rest, what))
      : { ...(value as object), [name]: put((value as Record<string, unknown>)[name], rest, what) }

test('what may not be stored is refused, and the refusal names the place', () => {
  const document = fc.record({ title: both, description: both, blocks: blocksOf(stored) })
  fc.assert(
    fc.property(document, fc.nat(), (valid, at) => {
      expect(pageDocument.safeParse(valid).success).toBe(true)
      const places = placesOf(valid)
      const place = places[at % places.length] ?? []
      // A number that is none of any field, where a text, a list or an object belongs too.
      const refused = pageDocument.safeParse(put(valid, place, Number.NaN))
      expect(refused.success).toBe(false)
      const named = (refused.error?.issues ?? []).map(issue => issue.path.join('.'))
      expect(named.some(path => place.join('.').startsWith(path))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
