import { expect, test } from 'vitest'
import { missingOf, readingMinutes, stateOf } from './rules.ts'

test.each([
  ['', 1],
  ['字'.repeat(600), 2],
  ['word '.repeat(660), 3],
  [`${'字'.repeat(400)} ${'word '.repeat(220)}`, 2],
  [`[${'字'.repeat(400)}](https://example.org/${'a/'.repeat(900)})`, 1],
])('reading %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

const now = new Date('2026-03-01T00:00:00Z')
test.each([
  [null, null, 'draft'],
  ['2026-03-01T00:00:01Z', null, 'scheduled'],
  ['2026-03-01T00:00:00Z', null, 'published'],
  [null, '2026-02-01T00:00:00Z', 'withdrawn'],
])('published %s, withdrawn %s: %s', (published, withdrawn, state) => {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  expect(stateOf({ published_at: at(published), withdrawn_at: at(withdrawn) }, now)).toBe(state)
})

test('an author with an account needs no other name', () => {
  const texts = {
    category: 'news' as const,
    authorId: null as number | null,
    titleZh: '题',
    titleEn: ' ',
    summaryZh: '要',
    summaryEn: 'Summary',
    bodyZh: '文',
    bodyEn: 'Text',
    authorZh: '',
    authorEn: '',
  }
  expect(missingOf(texts)).toEqual(['titleEn', 'authorZh', 'authorEn'])
  expect(missingOf({ ...texts, authorId: 1, category: null })).toEqual(['category', 'titleEn'])
})
