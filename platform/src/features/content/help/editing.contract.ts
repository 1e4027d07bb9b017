import { z } from 'zod'
import { defineCall, draftText, headline, instant } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { helpFaults } from './faults.ts'
import { longestBody, longestNote, tabs } from './rules.ts'

const tab = z.enum(tabs)
const params = z.object({ tab })

export const editedDocument = z.object({
  titleZh: headline(60),
  titleEn: headline(60),
  bodyZh: draftText(longestBody),
  bodyEn: draftText(longestBody),
})
const version = z.object({
  number: z.number(),
  noteZh: z.string(),
  noteEn: z.string(),
  asksConsent: z.boolean(),
  publishedAt: instant(),
  publishedBy: z.string().nullable(),
  /** How many people have agreed to it. */
  agreed: z.number(),
})
const held = saved(editedDocument).extend({
  tab,
  /** Whether there is anything to publish. */
  isChanged: z.boolean(),
  versions: z.array(version),
})

export const listEditedDocuments = defineCall({
  method: 'GET',
  path: '/api/admin/help',
  summary: { zh: '管理帮助与条款', en: 'Help and terms, to edit' },
  access: editors,
  answer: z.object({
    documents: z.array(
      z.object({
        tab,
        titleZh: z.string(),
        titleEn: z.string(),
        isChanged: z.boolean(),
        /** Null as long as nothing was published. */
        number: z.number().nullable(),
        publishedAt: instant().nullable(),
      }),
    ),
  }),
})

export const getEditedDocument = defineCall({
  method: 'GET',
  path: '/api/admin/help/{tab}',
  summary: { zh: '编辑中的文档', en: 'A document as it is edited' },
  access: editors,
  params,
  answer: held,
})

export const saveDocument = defineCall({
  method: 'PUT',
  path: '/api/admin/help/{tab}',
  summary: { zh: '保存文档草稿', en: 'Save the draft of a document' },
  access: editors,
  params,
  body: saving(editedDocument),
  answer: held,
  faults: [adminFaults.changedMeanwhile],
})

/** The tag is that of the draft that its editor has seen. */
export const publishDocument = defineCall({
  method: 'POST',
  path: '/api/admin/help/{tab}/versions',
  summary: { zh: '把草稿发布为新版本', en: 'Publish the draft as a new version' },
  access: editors,
  params,
  body: z.object({
    noteZh: headline(longestNote),
    noteEn: headline(longestNote),
    asksConsent: z.boolean(),
    tag: z.string().max(60),
  }),
  answer: held,
  faults: [adminFaults.changedMeanwhile, helpFaults.incomplete, helpFaults.nothingNew, helpFaults.noTerms],
})
