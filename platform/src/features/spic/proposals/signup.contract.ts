import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, line, smallId } from '../../../base/contract/call.ts'
import { onboardingFaults } from '../../people/onboarding/faults.ts'
import { checks, entrantKinds, windowStates } from '../editions/rules.ts'
import { editionFaults } from '../editions/faults.ts'
import { answers, fields } from '../forms/fields.ts'
import { proposalFaults as faults } from './faults.ts'
import { longestName, stages } from './rules.ts'

export const editionId = z.object({ id: smallId() })
const kind = z.enum(entrantKinds)
/** Another for every other form: what is submitted tells by it which one was shown. */
export const formTag = z.string().min(1).max(40)
export const named = z.object({ id: z.number(), name: z.string() })
export const tag = z.int().min(0)

export const editionFacts = z.object({
  id: z.number(),
  year: z.number(),
  name: z.string(),
  signup: z.object({
    state: z.enum(windowStates),
    startsAt: instant().nullable(),
    endsAt: instant().nullable(),
  }),
  submit: z.object({
    state: z.enum(windowStates),
    startsAt: instant().nullable(),
    endsAt: instant().nullable(),
  }),
})
const entry = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  trackId: z.number(),
  answers,
  tag,
  savedAt: instant(),
  isOwner: z.boolean(),
  signedUpAt: instant().nullable(),
  /** Whether there is a link by which others join. */
  isInviting: z.boolean(),
  members: z.array(z.object({ id: z.number(), name: z.string(), isOwner: z.boolean(), joinedAt: instant() })),
})

export const getSignup = defineCall({
  method: 'GET',
  path: '/api/spic/signup/{id}',
  summary: {
    zh: '自己在某一届试点项目的报名；没有报名时为空',
    en: 'One’s own sign-up for an edition of the pilot projects; empty where there is none',
  },
  access: 'user',
  params: editionId,
  answer: z.object({
    edition: editionFacts,
    kinds: z.array(kind),
    tracks: z.array(named.extend({ about: z.string() })),
    mostMembers: z.number(),
    /** What of a person must be in order, and where it is mended. */
    checks: z.array(z.object({ check: z.enum(checks), isMet: z.boolean(), path: z.string() })),
    isEnterprise: z.boolean(),
    /** What the form asks for. */
    fields,
    formTag,
    entry: entry.nullable(),
    stage: z.enum(stages),
    abilities: z.object({ save: ability, signUp: ability, invite: ability, cancel: ability, leave: ability }),
  }),
  faults: [editionFaults.notFound],
})

export const saveSignup = defineCall({
  method: 'PUT',
  path: '/api/spic/signup/{id}',
  summary: { zh: '保存报名内容', en: 'Save what a sign-up says' },
  access: 'user',
  params: editionId,
  body: z.object({
    kind,
    name: line(longestName),
    trackId: z.int().positive(),
    answers,
    /** As it was read; 0 where there is none yet. */
    tag,
  }),
  answer: z.object({ tag, savedAt: instant() }),
  faults: [
    editionFaults.notFound,
    faults.signupClosed,
    faults.ownerOnly,
    faults.signupChanged,
    faults.alreadyIn,
    faults.noEntry,
    faults.incomplete,
    faults.nameTaken,
    faults.kindClosed,
    faults.enterpriseNeeded,
  ],
  limit: { times: 1200, seconds: 3600 },
})

export const signUp = defineCall({
  method: 'POST',
  path: '/api/spic/signup/{id}',
  summary: { zh: '报名', en: 'Sign up' },
  access: 'user',
  params: editionId,
  body: z.object({ tag, formTag }),
  answer: z.object({ tag, signedUpAt: instant() }),
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.signupClosed,
    faults.ownerOnly,
    faults.signedUp,
    faults.signupChanged,
    faults.formChanged,
    faults.incomplete,
    faults.nameTaken,
    faults.kindClosed,
    faults.enterpriseNeeded,
    faults.contactNeeded,
    faults.profileNeeded,
    onboardingFaults.identityMissing,
  ],
  limit: { times: 120, seconds: 3600 },
})

export const cancelSignup = defineCall({
  method: 'DELETE',
  path: '/api/spic/signup/{id}',
  summary: { zh: '删除报名草稿，或取消报名', en: 'Delete the draft of a sign-up, or cancel it' },
  access: 'user',
  params: editionId,
  answer: z.object({ isCancelled: z.boolean() }),
  faults: [editionFaults.notFound, faults.noEntry, faults.ownerOnly, faults.submitted, faults.signupClosed],
  alwaysOpen: true,
})

export const makeInvitation = defineCall({
  method: 'POST',
  path: '/api/spic/signup/{id}/invitation',
  summary: {
    zh: '生成新的邀请链接，旧链接随即失效',
    en: 'Make a new invitation link; the one before ends',
  },
  access: 'user',
  params: editionId,
  answer: z.object({ token: z.string() }),
  faults: [editionFaults.notFound, faults.noEntry, faults.ownerOnly, faults.signupClosed, faults.notSignedUp],
  limit: { times: 60, seconds: 3600 },
})

export const endInvitation = defineCall({
  method: 'DELETE',
  path: '/api/spic/signup/{id}/invitation',
  summary: { zh: '停用邀请链接', en: 'End the invitation link' },
  access: 'user',
  params: editionId,
  answer: z.object({ isEnded: z.boolean() }),
  faults: [editionFaults.notFound, faults.noEntry, faults.ownerOnly],
  alwaysOpen: true,
})

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const getInvitation = defineCall({
  method: 'GET',
  path: '/api/spic/invitation',
  summary: { zh: '邀请链接指向的参赛团队', en: 'The entry that an invitation link is for' },
  access: 'user',
  query: z.object({ token }),
  answer: z.object({
    edition: editionFacts,
    name: z.string(),
    track: z.string(),
    owner: z.string(),
    members: z.number(),
    mostMembers: z.number(),
    isMember: z.boolean(),
    abilities: z.object({ join: ability }),
  }),
  faults: [faults.noInvitation],
  limit: { times: 300, seconds: 3600 },
})

export const join = defineCall({
  method: 'POST',
  path: '/api/spic/invitation',
  summary: { zh: '通过邀请链接加入团队', en: 'Join by an invitation link' },
  access: 'user',
  body: z.object({ token }),
  answer: z.object({ editionId: z.number() }),
  faults: [
    faults.noInvitation,
    faults.signupClosed,
    faults.alreadyIn,
    faults.full,
    faults.contactNeeded,
    faults.profileNeeded,
    onboardingFaults.identityMissing,
  ],
  limit: { times: 120, seconds: 3600 },
})

export const handOver = defineCall({
  method: 'PUT',
  path: '/api/spic/signup/{id}/owner',
  summary: { zh: '把负责人转给另一位成员', en: 'Hand the entry over to another member' },
  access: 'user',
  params: editionId,
  body: z.object({ userId: id() }),
  answer: z.object({ ownerId: z.number() }),
  faults: [editionFaults.notFound, faults.noEntry, faults.noMember, faults.ownerOnly],
})

export const removeMember = defineCall({
  method: 'DELETE',
  path: '/api/spic/signup/{id}/members/{userId}',
  summary: { zh: '移出成员，或自己退出', en: 'Remove a member, or leave oneself' },
  access: 'user',
  params: editionId.extend({ userId: id() }),
  answer: z.object({ isRemoved: z.boolean() }),
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.noMember,
    faults.ownerOnly,
    faults.ownerStays,
    faults.signupClosed,
  ],
  alwaysOpen: true,
})
