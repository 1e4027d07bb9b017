import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { languages } from '../../../base/web/language.ts'
import { competitionFaults } from '../../competing/competitions/faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'
import { certificateFaults } from './faults.ts'
import { template } from './template.ts'

const params = z.object({ id: id() })
const lang = z.enum(languages)

const managed = saved(template).extend({
  /** Whether awards can be changed: not while a confirmed final list stands. */
  areAwardsFixed: z.boolean(),
  issued: z.number(),
  revoked: z.number(),
})

export const getTemplate = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/certificates',
  summary: {
    zh: '证书的样式、奖项和发放数量',
    en: 'How certificates look, awards, and how many were issued',
  },
  access: itsOrganisers,
  params,
  answer: managed,
  faults: [competitionFaults.notFound],
})

export const saveTemplate = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/certificates',
  summary: { zh: '保存证书的样式和奖项', en: 'Save how certificates look, and awards' },
  access: itsOrganisers,
  params,
  body: saving(template),
  answer: managed,
  faults: [competitionFaults.notFound, adminFaults.changedMeanwhile, certificateFaults.awardsFixed],
})

export const previewCertificate = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/certificates/preview',
  summary: { zh: '预览证书（PDF，样例数据）', en: 'A certificate as it will look (PDF, made-up person)' },
  access: itsOrganisers,
  params,
  query: z.object({ lang, rank: id().default(1) }),
  answer: 'file',
  faults: [competitionFaults.notFound, certificateFaults.busy],
  limit: { times: 60, seconds: 300 },
})

export const certificate = z.object({
  code: z.string(),
  number: z.string(),
  /** Where it can be checked. */
  path: z.string(),
  competition: z.object({ id: z.number(), title: z.string() }),
  /** As it was when it was issued. */
  name: z.string(),
  team: z.string(),
  rank: z.number(),
  award: z.string(),
  /** `YYYY-MM-DD` */
  issuedOn: z.string(),
  revokedAt: instant().nullable(),
})

export const checkCertificate = defineCall({
  method: 'GET',
  path: '/api/certificates/{code}',
  summary: { zh: '查验一份证书的真伪', en: 'Whether a certificate is genuine' },
  access: 'public',
  params: z.object({ code: z.string().max(60) }),
  answer: certificate.extend({
    zone: z.string(),
    /** Whether the reader is who it was issued to. */
    isOwn: z.boolean(),
  }),
  faults: [certificateFaults.notFound],
  limit: { times: 60, seconds: 60 },
})

export const downloadCertificate = defineCall({
  method: 'GET',
  path: '/api/certificates/{code}/file',
  summary: { zh: '下载自己的证书（PDF）', en: 'Download one’s own certificate (PDF)' },
  access: 'user',
  params: z.object({ code: z.string().max(60) }),
  query: z.object({ lang }),
  answer: 'file',
  faults: [
    certificateFaults.notFound,
    certificateFaults.notYours,
    certificateFaults.revoked,
    certificateFaults.busy,
  ],
  limit: { times: 30, seconds: 300 },
})

export const listCertificates = defineCall({
  method: 'GET',
  path: '/api/users/certificates',
  summary: {
    zh: '一位用户的证书：自己的全部，他人的有效证书（按其隐私设置）',
    en: 'Certificates of a person: all of one’s own, those of others that stand, where they show them',
  },
  access: 'public',
  query: z.object({
    /** Whose; one’s own without it. */
    userId: id().optional(),
    /** Of this competition alone. */
    cmp: id().optional(),
  }),
  answer: z.object({ list: z.array(certificate) }),
  faults: [certificateFaults.noSuchPerson],
})
