import { fromXml } from 'xast-util-from-xml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../../test/world.ts'
import { xssCorpus } from '../../../../test/xss-corpus.ts'
import { atomOf, type Entry } from './server/feed.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const at = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000)
type Node = { type: string; name?: string; value?: string; attributes?: object; children?: Node[] }
/** The elements of a name below a node, as a reader of feeds finds them. */
const all = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap(child => [...(child.name === name ? [child] : []), ...all(child, name)])
const textOf = (node: Node | undefined): string => node?.value ?? (node?.children ?? []).map(textOf).join('')
const read = (xml: string) => fromXml(xml) as Node

const ask = (lang: string, headers = {}) =>
  world.app.inject({ url: `/api/information/feed/${lang}`, headers })

test('a feed has what everybody may read, the newest first, in its language', async () => {
  await world.db
    .insertInto('article')
    .values(
      [-3, -1, 1, null].map((days, index) => ({
        kind: 'info' as const,
        title_zh: `标题${index}`,
        title_en: `Title ${index} & <b>`,
        published_at: days === null ? null : at(days),
      })),
    )
    .execute()
  const answer = await ask('en-US', { cookie: 'lang=zh-CN' })
  expect(answer.headers['content-type']).toMatch(/^application\/atom\+xml/)
  const entries = all(read(answer.body), 'entry')
  expect(entries.map(entry => textOf(all(entry, 'title')[0]))).toEqual(['Title 1 & <b>', 'Title 0 & <b>'])
  const chinese = all(read((await ask('zh-CN')).body), 'entry')
  expect(textOf(all(chinese[0] ?? { type: '' }, 'title')[0])).toBe('标题1')
  for (const [index, entry] of entries.entries()) {
    const id = textOf(all(entry, 'id')[0])
    expect(id).toMatch(/\/information\/info\/\d+\?lang=en-US$/)
    expect(all(entry, 'link').map(one => one.attributes)).toMatchObject([{ rel: 'alternate', href: id }])
    expect(id).not.toBe(textOf(all(chinese[index] ?? entry, 'id')[0]))
  }
})

test('who has it is told that nothing is new, and gets what is', async () => {
  const { headers } = await ask('zh-CN')
  expect((await ask('zh-CN', { 'if-none-match': headers.etag })).statusCode).toBe(304)
  await world.db.updateTable('article').set({ title_zh: '改过' }).execute()
  expect((await ask('zh-CN', { 'if-none-match': headers.etag })).body).toContain('改过')
})

const entry: Entry = {
  address: 'https://leitai.example/information/info/1?lang=en-US',
  title: 'Title',
  summary: 'Summary',
  author: 'Author',
  category: 'News',
  publishedAt: new Date(0),
  updatedAt: new Date(1),
}

test.each([...xssCorpus, '\u0000\u0008\ufffe\ud800', ']]>&amp;', '\u202e'])(
  'a text is a text, and the file can be read: %j',
  text => {
    const hostile = { ...entry, title: text, summary: text, author: text, category: text }
    const feed = { lang: 'en-US', title: text, subtitle: text, self: 'https://a', page: 'https://b' } as const
    const tree = read(atomOf({ ...feed, entries: [hostile] }))
    expect(all(tree, 'entry')).toHaveLength(1)
    const names = [
      'feed',
      'id',
      'title',
      'subtitle',
      'updated',
      'link',
      'entry',
      'published',
      'author',
      'name',
      'category',
      'summary',
    ]
    const found = all(tree, 'feed')
      .concat(all(tree, 'entry'))
      .flatMap(node => node.children ?? [])
    expect(found.filter(node => node.type === 'element' && !names.includes(node.name ?? ''))).toEqual([])
    expect(textOf(all(tree, 'title')[1]).replaceAll(/\s/g, '')).toBe(
      text.toWellFormed().replaceAll(/[\p{Cc}\p{Cn}\s]/gu, ''),
    )
  },
)
