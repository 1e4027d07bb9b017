import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fullDocument } from '../../../../test/stage-content.ts'
import { differences } from './differences.ts'
import { blocks, type PageDocument } from './blocks.ts'
import { missingIn } from './completeness.ts'
import { newBlock } from './empty.ts'
import { pageDocument } from './schema.ts'

const clone = <T>(value: T): T => structuredClone(value)

describe('what may be stored', () => {
  test.each(blocks.map(block => block.kind))('a new %s is a valid draft, and incomplete or empty', kind => {
    const block = blocks.find(one => one.kind === kind)
    if (!block) throw new Error(kind)
    const document = { ...fullDocument('page'), blocks: [newBlock(block, 'aaaaaaaa')] }
    expect(pageDocument.safeParse(document).success).toBe(true)
  })

  test('what is in a document comes back as it was', () => {
    const document = fullDocument('page', 2)
    expect(pageDocument.parse(document)).toEqual(document)
  })

  /** Every place of a document, by its path. */
  const places = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, held]) => [[...path, name], ...places(held, [...path, name])])
      : []

  test('whatever place is broken, its path is told', () => {
    const all = places(fullDocument('page')).filter(path => path.join('.') !== 'blocks')
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom({ odd: 1 }, 12.5, Symbol.iterator),
        (path, odd) => {
          const document = clone(fullDocument('page')) as never
          const held = path.slice(0, -1).reduce<never>((at, name) => at[name], document) as Record<
            string,
            unknown
          >
          held[path.at(-1) as string] = odd
          const { error } = pageDocument.safeParse(document)
          expect(error?.issues.some(issue => isWithin(issue.path.map(String), path.map(String)))).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  // A kind that is none is told at its block.
  const isWithin = (told: string[], broken: string[]) =>
    told.every((name, at) => broken[at] === undefined || broken[at] === name) && told.length > 0

  test.each([
    ['javascript:alert(1)', false],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['http://plain.example', false],
    ['https://user@elsewhere.example', false],
    ['data:text/html,x', false],
    ['/competitions?sort=newest', true],
    ['https://elsewhere.example/a', true],
    ['', true],
  ])('a link to %s: %s', (to, isTaken) => {
    const document = clone(fullDocument('page'))
    const action = document.blocks.find(block => block.kind === 'action')
    if (action?.kind !== 'action' || !action.value.actions[0]) throw new Error('no call to action')
    action.value.actions[0].to = to
    expect(pageDocument.safeParse(document).success).toBe(isTaken)
  })
})

describe('what is missing', () => {
  test('a document with every text in both languages misses only what the library has to give', () => {
    expect(missingIn(fullDocument('page')).map(({ path }) => path)).toEqual([
      expect.stringMatching(/picture$/),
      expect.stringMatching(/items\.0\.picture$/),
      expect.stringMatching(/items\.0\.file$/),
    ])
  })

  test('one language alone is told by its path, wherever it is', () => {
    const document = fullDocument('page')
    const text = document.blocks.find(block => block.kind === 'faq')
    if (text?.kind !== 'faq' || !text.value.items[0]) throw new Error('no questions')
    text.value.items[0].answer.en = ' '
    expect(missingIn(document)).toContainEqual({
      path: `blocks.${document.blocks.indexOf(text)}.value.items.0.answer.en`,
      why: 'other-language',
    })
  })

  test('what is optional may be empty in both', () => {
    const document = fullDocument('page')
    const text = document.blocks.find(block => block.kind === 'text')
    if (text?.kind !== 'text') throw new Error('no text')
    text.value.title = { zh: '', en: '' }
    expect(missingIn(document).filter(({ path }) => path.includes('title'))).toEqual([])
  })
})

describe('what is live and shows nothing', () => {
  const hand = { by: 'hand', ids: [], tag: '', state: 'any', most: 6 }
  const date = { at: null, title: { zh: '报名', en: 'Registration' }, text: { zh: '', en: '' } }
  test.each([
    ['leaderboard', {}, ['board']],
    ['leaderboard', { board: { competitionId: 1, most: 5 } }, []],
    ['competitions', {}, []],
    ['competitions', { competitions: hand }, ['competitions']],
    ['competitions', { competitions: { ...hand, ids: [1] } }, []],
    ['experts', {}, []],
    ['experts', { experts: { ...hand, kind: '' } }, ['experts']],
    ['experts', { experts: { ...hand, kind: '', ids: [1] } }, []],
    // Of a timeline, either is enough.
    ['timeline', {}, ['rounds']],
    ['timeline', { rounds: { competitionId: 1 } }, []],
    ['timeline', { items: [date] }, []],
    ['news', {}, []],
    ['jobs', {}, []],
  ])('%s with %j misses %j', (kind, value, expected) => {
    const block = blocks.find(one => one.kind === kind)
    if (!block) throw new Error(kind)
    const made = newBlock(block, 'aaaaaaaa')
    const document = { ...fullDocument('page'), blocks: [{ ...made, value: { ...made.value, ...value } }] }
    expect(missingIn(document as PageDocument)).toEqual(
      expected.map(name => ({ path: `blocks.0.value.${name}`, why: 'not-chosen' })),
    )
  })
})

describe('how documents differ', () => {
  test('a document from itself: nowhere', () =>
    expect(differences(fullDocument('a'), fullDocument('a'))).toEqual([]))

  test('a word, a block less, another order: a line each', () => {
    const before = fullDocument('a')
    const after = clone(before)
    after.title.en = 'b'
    const [gone] = after.blocks.splice(2, 1)
    after.blocks.reverse()
    const found = differences(before, after)
    expect(gone?.id).toBe('block002')
    expect(found.map(({ path, kind }) => [path, kind])).toEqual([
      ['title.en', 'changed'],
      ['blocks.block002', 'removed'],
      ['blocks', 'moved'],
    ])
    expect(found[1]).toMatchObject({ before: expect.stringMatching(/text/), after: null })
    expect(found[2]?.after?.split(',')).toEqual(after.blocks.map(block => block.id))
  })

  test('what is chosen, an item more, and a block more', () => {
    const before = fullDocument('a')
    const after = clone(before)
    const board = after.blocks.find(block => block.kind === 'leaderboard')
    const faq = after.blocks.find(block => block.kind === 'faq')
    if (board?.kind !== 'leaderboard' || faq?.kind !== 'faq' || !faq.value.items[0]) throw new Error('none')
    board.tone = 'tinted'
    board.value.board = { competitionId: 7, most: 5 }
    faq.value.items.push(clone(faq.value.items[0]))
    after.blocks.push({ ...clone(faq), id: 'another0' })
    const at = (block: object) => after.blocks.findIndex(one => one === block)
    expect(differences(before, after).map(({ path, kind }) => [path, kind])).toEqual([
      [`blocks.${at(board)}.value.board`, 'changed'],
      [`blocks.${at(board)}.tone`, 'changed'],
      [`blocks.${at(faq)}.value.items.1`, 'added'],
      [`blocks.${after.blocks.length - 1}`, 'added'],
    ])
    expect(
      differences(after, before)
        .map(({ path, kind }) => [path, kind])
        .slice(2),
    ).toEqual([
      [`blocks.${at(faq)}.value.items.1`, 'removed'],
      ['blocks.another0', 'removed'],
    ])
  })
})
