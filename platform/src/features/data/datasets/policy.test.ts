import { describe, expect, test } from 'vitest'
import type { Role, Viewer } from '../../../base/http/viewer.ts'
import { createBlocked, downloadBlocked, editBlocked, previewBlocked } from './policy.ts'

const person = (given: Partial<Viewer> & { role?: Role } = {}): Viewer => ({
  userId: 1,
  ssoId: 's',
  name: 'n',
  avatar: null,
  isNew: false,
  emailBound: true,
  phoneBound: true,
  owesConsent: false,
  zone: null,
  roles: new Set(given.role ? [given.role] : []),
  organises: new Set(),
  via: 'cookie',
  sessionId: null,
  authenticatedAt: null,
  ...given,
})
const own = { ownerId: 1, competitionId: null }
const others = { ownerId: 2, competitionId: null }
const competition = { ownerId: null, competitionId: 7 }
const withdrawn = { ...competition, isWithdrawn: true }
const organiser = person({ role: 'organiser', organises: new Set([7]) })
const unbound = person({ phoneBound: false })

describe('who may make one', () => {
  test.each([
    ['a visitor', null, null, 'e40101'],
    ['anybody', person(), null, undefined],
    ['somebody without a phone', unbound, null, 'UNBOUND_PHONE_OR_EMAIL'],
    ['anybody for a competition', person(), 7, 'e40354'],
    ['its organiser', organiser, 7, undefined],
    ['the organiser of another', organiser, 8, 'e40354'],
    ['an administrator', person({ role: 'administrator' }), 7, undefined],
    ['an editor for a competition', person({ role: 'editor' }), 7, 'e40354'],
  ])('%s', (_who, viewer, competitionId, code) =>
    expect(createBlocked(viewer, competitionId, 'both')?.code).toBe(code),
  )
})

describe('who may edit one', () => {
  test.each([
    ['a visitor', null, own, 'e40101'],
    ['its owner', person(), own, undefined],
    ['its owner without a phone', unbound, own, 'UNBOUND_PHONE_OR_EMAIL'],
    ['another', person(), others, 'e40353'],
    ['an editor', person({ role: 'editor' }), others, undefined],
    ['an administrator', person({ role: 'administrator' }), others, undefined],
    ['a certifier', person({ role: 'certifier' }), others, 'e40353'],
    ['anybody, of a competition', person(), competition, 'e40354'],
    ['an editor, of a competition', person({ role: 'editor' }), competition, 'e40354'],
    ['its organiser', organiser, competition, undefined],
  ])('%s', (_who, viewer, dataset, code) => expect(editBlocked(viewer, dataset, 'both')?.code).toBe(code))
})

const yes = { signup: { state: 'approved' }, agreed: true } as const
type Dataset = Omit<Parameters<typeof downloadBlocked>[1], 'isWithdrawn'> & { isWithdrawn?: boolean }
const no = { signup: null, agreed: false }
describe('who may download, and see rows', () => {
  test.each<[string, Viewer | null, Dataset, Parameters<typeof downloadBlocked>[2], string?, string?]>([
    ['a visitor', null, others, yes, 'e40101', undefined],
    ['who has not agreed', person(), others, no, 'e40351', undefined],
    ['who has agreed', person(), others, { signup: null, agreed: true }, undefined, undefined],
    ['its owner', person(), own, no, undefined, undefined],
    ['a visitor of a competition', null, competition, yes, 'e40101', 'e40101'],
    ['who has not signed up', person(), competition, { signup: null, agreed: true }, 'e40352', 'e40352'],
    [
      'who signed up only',
      person(),
      competition,
      { signup: { state: 'approved' }, agreed: false },
      'e40351',
      'e40351',
    ],
    ['who waits', person(), competition, { signup: { state: 'pending' }, agreed: true }, 'e40361', 'e40361'],
    [
      'who was refused',
      person(),
      competition,
      { signup: { state: 'refused', refusedWhy: null }, agreed: true },
      'e40362',
      'e40362',
    ],
    ['who takes part', person(), competition, yes, undefined, undefined],
    ['the organiser', organiser, competition, no, undefined, undefined],
    ['a visitor, of what is withdrawn', null, withdrawn, yes, 'e40101', 'e40101'],
    ['who takes part, of what is withdrawn', person(), withdrawn, yes, 'e40355', 'e40355'],
    ['the organiser, of what is withdrawn', organiser, withdrawn, no, undefined, undefined],
  ])('%s', (_who, viewer, of, has, download, preview) => {
    const dataset = { isWithdrawn: false, ...of }
    expect(downloadBlocked(viewer, dataset, has)?.code).toBe(download)
    expect(previewBlocked(viewer, dataset, has)?.code).toBe(preview)
  })

  test('who was refused is told why, where the organisers said so', () => {
    const has = { signup: { state: 'refused', refusedWhy: '不是学生' }, agreed: true } as const
    const dataset = { isWithdrawn: false, ...competition }
    expect(downloadBlocked(person(), dataset, has)?.zh).toContain('“不是学生”')
  })
})
