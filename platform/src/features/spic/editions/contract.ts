import { z } from 'zod'
import { defineCall, instant, smallId } from '../../../base/contract/call.ts'
import { fields } from '../forms/fields.ts'
import { editionFaults } from './faults.ts'
import { checks, editionStates, entrantKinds, windowStates } from './rules.ts'

const window = z.object({ startsAt: instant(), endsAt: instant(), state: z.enum(windowStates) })
const edition = z.object({
  id: z.number(),
  year: z.number(),
  name: z.string(),
  summary: z.string(),
  state: z.enum(editionStates),
  signup: window,
  submit: window,
})

export const listEditions = defineCall({
  method: 'GET',
  path: '/api/spic',
  summary: { zh: '各年度的试点项目', en: 'Editions of the pilot projects' },
  access: 'public',
  answer: z.object({
    /** Which of them is shown first; null while there are none. */
    currentId: z.number().nullable(),
    editions: z.array(edition),
  }),
})

export const getEdition = defineCall({
  method: 'GET',
  path: '/api/spic/{id}',
  summary: {
    zh: '一届试点项目：时间、赛道与要填写的表单',
    en: 'An edition of the pilot projects: when, which tracks, and what is asked for',
  },
  access: 'public',
  params: z.object({ id: smallId() }),
  answer: edition.extend({
    html: z.string(),
    entrantKinds: z.array(z.enum(entrantKinds)),
    checks: z.array(z.enum(checks)),
    mostMembers: z.number(),
    isBlind: z.boolean(),
    tracks: z.array(z.object({ id: z.number(), name: z.string(), about: z.string() })),
    forms: z.object({ signup: fields, proposal: fields }),
  }),
  faults: [editionFaults.notFound],
})
