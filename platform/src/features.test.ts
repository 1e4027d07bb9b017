import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from '../test/built-pages.ts'
import type { AuditAction, AuditSubject, AuditWords } from './base/audit/actions.ts'
import type { Feature } from './base/feature.ts'
import type { NoticeKind } from './base/notice-kinds.ts'
import { features } from './features.ts'
import { serverFeatures } from './server-features.ts'

const below = (pattern: string) =>
  globSync(pattern, { cwd: `${import.meta.dirname}/features` }).map(path =>
    path.split('/').slice(0, 2).join('/'),
  )

test('every folder of a feature is in the list of features, by its name', () => {
  const folders = below('*/*/')
  expect(folders.length).toBeGreaterThan(30)
  expect(features.map(({ name }) => name as string).toSorted()).toEqual(folders.toSorted())
})

test('every feature with a server/feature.ts is in the list of what runs on a server', () =>
  expect(serverFeatures.map(({ name }) => name as string).toSorted()).toEqual(
    below('*/*/server/feature.ts').toSorted(),
  ))

test('every feature with audit.ts says so, and no two name the same', () => {
  const audited = features.filter(feature => 'audit' in feature)
  expect(audited.map(({ name }) => name as string).toSorted()).toEqual(below('*/*/audit.ts').toSorted())
  for (const kind of ['groups', 'subjects', 'actions'] as const) {
    const names = audited.flatMap(({ audit }: { audit: AuditWords }) => Object.keys(audit[kind] ?? {}))
    expect([...new Set(names)]).toEqual(names)
  }
})

test('what has no words cannot be written into the audit list', () => {
  // @ts-expect-error -- no feature has such an action
  const action: AuditAction = 'team.applaud'
  // @ts-expect-error -- nor such a subject
  const subject: AuditSubject = 'teams'
  expect([action, subject]).toHaveLength(2)
})

test('every feature with notice-kinds.ts says so, and no two tell of the same', () => {
  const telling = features.filter(feature => 'noticeKinds' in feature)
  expect(telling.map(({ name }) => name as string).toSorted()).toEqual(
    below('*/*/notice-kinds.ts').toSorted(),
  )
  const kinds = telling.flatMap(({ noticeKinds }: Feature) => Object.keys(noticeKinds ?? {}))
  expect([...new Set(kinds)]).toEqual(kinds)
})

test('nobody is told of what no feature has declared', () => {
  // @ts-expect-error -- no feature has such a kind
  const kind: NoticeKind = 'team.applauded'
  expect(kind).toBeTruthy()
})

test('every entry of a menu, and whatever waits for staff, leads to a page', () => {
  const known: readonly Feature[] = features
  const ofCompetition = [
    ...known.flatMap(({ competitionPages = [] }) => competitionPages.map(({ path }) => path)),
    ...serverFeatures.flatMap(({ todos = [] }) => todos.map(({ page }) => page)),
  ].map(path => `/admin/competitions/:id${path && '/'}${path}`)
  const paths = [
    ...known.flatMap(({ sections = [] }) => sections.map(({ path }) => path)),
    ...serverFeatures.flatMap(({ siteTodos = [] }) => siteTodos.map(({ path }) => path)),
    ...ofCompetition,
  ]
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(path => !builtPages.includes(path))).toEqual([])
})
