import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { dangers } from '../../../../test/dangers.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { xssCorpus } from '../../../../test/xss-corpus.ts'
import type { ArticleValue } from './schema.ts'

let world: World
let editor: TestUser
beforeAll(async () => {
  world = await makeWorld()
  editor = await makeStaff(world, 'editor')
})
afterAll(() => world.close())

const create = async (body = {}) =>
  (
    await ask(world, 'POST /api/admin/information', {
      as: editor,
      body: { kind: 'info', titleZh: '交叉验证', titleEn: '', ...body },
    })
  ).data.id as number
const edited = async (id: number) =>
  (await ask(world, `GET /api/admin/information/${id}`, { as: editor })).data as {
    value: ArticleValue
    tag: string
    state: string
    missing: string[]
  }
const save = async (id: number, change: Partial<ArticleValue>, tag?: string) => {
  const now = await edited(id)
  return ask(world, `PUT /api/admin/information/${id}`, {
    as: editor,
    body: { value: { ...now.value, ...change }, tag: tag ?? now.tag },
  })
}
const publish = (id: number, body: Record<string, unknown> = { isPublished: true }) =>
  ask(world, `PUT /api/admin/information/${id}/publication`, { as: editor, body })
const complete = {
  category: 'methods',
  titleEn: 'Cross-validation',
  summaryZh: '怎么分折',
  summaryEn: 'How to split',
  bodyZh: '## 一\n\n正文\n\n## 二\n\n## 三',
  bodyEn: 'Text',
  authorZh: '编辑部',
  authorEn: 'The editors',
} as const
const audited = (id: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'detail'])
    .where('subject', '=', 'article')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('publishing', () => {
  test('waits for both languages, field by field, and is audited', async () => {
    const id = await create()
    const refused = await publish(id)
    expect([refused.status, refused.errno]).toEqual([409, 'e409300'])
    expect(refused.paths).toEqual(
      ['authorEn', 'authorZh', 'bodyEn', 'bodyZh', 'category', 'summaryEn', 'summaryZh', 'titleEn'].map(
        name => `body.value.${name}`,
      ),
    )
    expect((await save(id, complete)).data.missing).toEqual([])
    expect((await ask(world, `GET /api/information/${id}`)).errno).toBe('e40460')
    expect((await publish(id)).data.state).toBe('published')
    const read = (await ask(world, `GET /api/information/${id}`)).data
    expect(read).toMatchObject({
      category: 'methods',
      author: { id: null, name: '编辑部' },
      minutes: 1,
      contents: [
        { id: 'part-1', text: '一', level: 2 },
        { id: 'part-2', text: '二', level: 2 },
        { id: 'part-3', text: '三', level: 2 },
      ],
    })
    expect(read.html).toContain('<h2 id="part-1">一</h2>')
    expect((await audited(id)).map(row => [row.action, row.actor_id])).toEqual([
      ['information.create', editor.id],
      ['information.save', editor.id],
      ['information.publish', editor.id],
    ])
  })

  test('what is public stays complete', async () => {
    const id = await create()
    await save(id, complete)
    await publish(id)
    const refused = await save(id, { titleEn: '' })
    expect([refused.errno, refused.paths]).toEqual(['e409300', ['body.value.titleEn']])
  })

  test('at a time is seen from then on, and withdrawn with a reason', async () => {
    const id = await create()
    await save(id, complete)
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
    expect((await publish(id, { isPublished: true, at })).data).toEqual({
      state: 'scheduled',
      publishedAt: at,
    })
    expect((await ask(world, `GET /api/information/${id}`)).status).toBe(404)
    await publish(id)
    expect((await publish(id, { isPublished: false })).errno).toBe('e400304')
    expect((await publish(id, { isPublished: false, reason: '数字有误' })).data.state).toBe('withdrawn')
    expect((await ask(world, `GET /api/information/${id}`)).status).toBe(404)
    expect((await publish(id, { isPublished: false, reason: '再来' })).errno).toBe('e409305')
    expect((await audited(id)).at(-1)).toMatchObject({
      action: 'information.withdraw',
      detail: { reason: '数字有误' },
    })
    expect((await publish(id)).data.state).toBe('published')
  })
})

describe('saving', () => {
  test('over somebody else’s newer text is refused', async () => {
    const id = await create()
    const { tag } = await edited(id)
    await save(id, { summaryZh: '先到的' })
    expect((await save(id, { summaryZh: '后到的' }, tag)).errno).toBe('e40991')
    expect((await edited(id)).value.summaryZh).toBe('先到的')
  })

  test('refuses what is not there, and a category of the other kind', async () => {
    const id = await create()
    const of = async (change: Partial<ArticleValue>) => {
      const { errno, paths } = await save(id, change)
      return [errno, ...paths]
    }
    expect(await of({ category: 'talk' })).toEqual(['e400301', 'body.value.category'])
    expect(await of({ authorId: 999_999 })).toEqual(['e400302', 'body.value.authorId'])
    expect(await of({ competitionIds: [999_999] })).toEqual(['e400303', 'body.value.competitionIds'])
    expect(await of({ cover: 'https://elsewhere.example/x.png' })).toEqual(['e40001', 'body.value.cover'])
    expect((await ask(world, 'GET /api/admin/information/999999', { as: editor })).errno).toBe('e40460')
  })

  test('an author with an account is shown by their name, and competitions that everybody sees', async () => {
    const author = await makeUser(world)
    const open = await makeCompetition(world)
    const hidden = await makeCompetition(world, { competition: { published_at: null } })
    const id = await create()
    await save(id, { ...complete, authorId: author.id, competitionIds: [hidden.id, open.id] })
    await publish(id)
    const { data } = await ask(world, `GET /api/information/${id}`)
    expect(data.author).toEqual({ id: author.id, name: author.name })
    expect(data.competitions.map((one: { id: number }) => one.id)).toEqual([open.id])
  })

  test('is found by words of both languages, and by state', async () => {
    const id = await create({ titleZh: '鹈鹕迁徙路线', titleEn: 'Pelican migration' })
    const ids = async (query: string) =>
      (await ask(world, `GET /api/admin/information?${query}`, { as: editor })).data.list.map(
        (row: { id: number }) => row.id,
      )
    expect(await ids('search=迁徙')).toEqual([id])
    expect(await ids('search=pelic&state=draft')).toEqual([id])
    expect(await ids('search=pelic&state=published')).toEqual([])
    expect(await ids('search=pelic&kind=activity')).toEqual([])
  })
})

test('no text runs a script, in any field', async () => {
  const id = await create()
  const line = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, 100)
  for (const text of xssCorpus) {
    const body = text.replace(/[^\P{Cc}\n\r\t]/gu, ' ')
    await save(id, {
      ...complete,
      titleZh: line(text) || '题',
      summaryZh: line(text) || '要',
      authorZh: line(text) || '人',
      bodyZh: `## ${line(text)}\n\n## b\n\n## c\n\n${body}`,
    })
    await publish(id)
    const { data } = await ask(world, `GET /api/information/${id}`)
    // The ids of headings are ours.
    expect(dangers(data.html.replace(/(<h[23]) id="part-\d+"/g, '$1'))).toEqual([])
  }
})
