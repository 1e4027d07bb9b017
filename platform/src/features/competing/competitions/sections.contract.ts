import { z } from 'zod'
import { defineCall, id, instant, line } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { contacts } from '../../../base/contract/needed-contact.ts'
import { competitionParts } from './rules.ts'
import { authoredFaults } from './authored-faults.ts'
import { access, basics, faqList, guide, text } from './sections.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

/** The parts of a competition that are edited each on a page of its own: read with a tag, saved with the tag they were read with. */

const { notFound } = authoredFaults
const edits = [notFound, adminFaults.changedMeanwhile]
const part = z.enum(competitionParts)

const section = <const Name extends string>(name: Name) =>
  ({
    path: `/api/admin/competitions/{id}/${name}`,
    access: itsOrganisers,
    params: z.object({ id: id() }),
  }) as const

export const getBasics = defineCall({
  ...section('basics'),
  method: 'GET',
  summary: { zh: '基本信息（编辑）', en: 'The basics, to edit' },
  answer: saved(basics),
  faults: [notFound],
})
export const putBasics = defineCall({
  ...section('basics'),
  method: 'PUT',
  summary: { zh: '保存基本信息', en: 'Save the basics' },
  body: saving(basics).extend({
    /**
     * Needed with another time zone: `clock` moves the times of rounds, merging and the invite activity so that clocks
     * show the same there, `instants` leaves them. Start and end are as they are sent.
     */
    zoneKeeps: z.enum(['clock', 'instants']).optional(),
  }),
  answer: saved(basics),
  faults: [
    ...edits,
    authoredFaults.unknownChoice,
    authoredFaults.unknownZone,
    authoredFaults.endBeforeStart,
    authoredFaults.roundsOutside,
    authoredFaults.zoneKeepsNeeded,
    authoredFaults.roundsBegun,
    authoredFaults.teamsTooLarge,
  ],
})

export const getTexts = defineCall({
  ...section('texts'),
  method: 'GET',
  summary: { zh: '赛题文字与参赛指引（编辑）', en: 'The written parts and the guide, to edit' },
  answer: z.object({
    parts: z.array(z.object({ part, text: saved(text) })),
    guide: saved(guide),
  }),
  faults: [notFound],
})
export const putText = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/texts/{part}',
  access: itsOrganisers,
  params: z.object({ id: id(), part }),
  summary: { zh: '保存赛题文字的一个部分', en: 'Save one written part' },
  body: saving(text),
  answer: saved(text),
  faults: edits,
})
export const putGuide = defineCall({
  ...section('guide'),
  method: 'PUT',
  summary: { zh: '保存参赛指引', en: 'Save the guide' },
  body: saving(guide),
  answer: saved(guide),
  faults: edits,
})

export const getFaq = defineCall({
  ...section('faq'),
  method: 'GET',
  summary: { zh: '常见问题（编辑）', en: 'The FAQ, to edit' },
  answer: saved(faqList),
  faults: [notFound],
})
export const putFaq = defineCall({
  ...section('faq'),
  method: 'PUT',
  summary: { zh: '保存常见问题', en: 'Save the FAQ' },
  body: saving(faqList),
  answer: saved(faqList),
  faults: edits,
})

export const getAgreement = defineCall({
  ...section('agreement'),
  method: 'GET',
  summary: { zh: '参赛协议与历次版本（编辑）', en: 'The agreement and its earlier versions, to edit' },
  answer: z.object({
    agreement: saved(text),
    version: z.number(),
    /** How many accepted the present version: with the next change they are asked again. */
    accepted: z.number(),
    history: z.array(
      z.object({ version: z.number(), zh: z.string(), en: z.string(), replacedAt: instant() }),
    ),
  }),
  faults: [notFound],
})
export const putAgreement = defineCall({
  ...section('agreement'),
  method: 'PUT',
  summary: {
    zh: '保存参赛协议；已有人同意时成为新版本，所有人须重新同意',
    en: 'Save the agreement; once somebody accepted it, a change is a new version that all must accept',
  },
  body: saving(text),
  answer: z.object({ agreement: saved(text), version: z.number() }),
  faults: edits,
})

export const getAccess = defineCall({
  ...section('access'),
  method: 'GET',
  summary: { zh: '报名与访问设置（编辑）', en: 'Who may come in, to edit' },
  answer: z.object({
    access: saved(access),
    hasCode: z.boolean(),
    /** Which verified contact the installation asks of everybody who changes anything. */
    siteContact: z.enum([...contacts, 'none']),
  }),
  faults: [notFound],
})
export const putAccess = defineCall({
  ...section('access'),
  method: 'PUT',
  summary: { zh: '保存报名与访问设置', en: 'Save who may come in' },
  body: saving(access).extend({
    /** A new code of a private competition; without it the old one stays. */
    code: line(60).optional(),
  }),
  answer: z.object({ access: saved(access), hasCode: z.boolean() }),
  faults: [...edits, authoredFaults.codeNeeded],
})
