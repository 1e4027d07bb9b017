import { z } from 'zod'
import { defineCall, headline, instant, line } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { pictureFaults } from '../../../base/pictures/faults.ts'
import { certificationFaults as faults } from './faults.ts'
import {
  certificateTypes,
  companyLimit,
  kinds,
  nameLimit,
  numberLimit,
  photoFormats,
  states,
} from './rules.ts'

const many = { times: 20, seconds: 3600 }

/** How far one application is. Nothing of what was sent comes back: whoever wrote it knows it, and nobody else shall. */
const application = z.object({
  id: z.number(),
  kind: z.enum(kinds),
  certificateType: z.enum(certificateTypes),
  state: z.enum(states),
  submittedAt: instant(),
  decidedAt: instant().nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
})

const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
/** 0 not verified, 1 success, 2 under review, 3 rejected. */
export const authData = z.object({
  userId: z.number(),
  /** 1 identity of the mainland, 2 from overseas: what is certified, else what was applied for last, else 1. */
  authType: z.union([z.literal(1), z.literal(2)]),
  idCardStatus: status,
  overseaAuthStatus: status,
  companyStatus: status,
})

export const getAuthData = defineCall({
  method: 'GET',
  path: '/api/users/authData',
  summary: { zh: '自己的认证状态', en: 'How far one’s own certification is' },
  access: 'user',
  query: z.object({
    /** One’s own id; another is refused. */
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,19}$/)
      .optional(),
  }),
  answer: z.array(authData),
  faults: [baseFaults.foreignIdentity],
})

export const getCertification = defineCall({
  method: 'GET',
  path: '/api/v2/users/certification',
  summary: {
    zh: '自己的认证申请，以及对照片的要求',
    en: 'One’s own applications for certification, and what photos must be',
  },
  access: 'user',
  answer: z.object({
    /** The newest of each kind, as far as there is one. */
    applications: z.array(application),
    photo: z.object({ maxBytes: z.number(), formats: z.array(z.enum(photoFormats)), keptDays: z.number() }),
  }),
})

const person = {
  realName: headline(nameLimit),
  idNumber: line(numberLimit).min(1),
}
const identityFaults = [
  faults.numberInvalid,
  faults.typeMissing,
  faults.countryMissing,
  faults.photoMissing,
  faults.photoType,
  faults.photoTooLarge,
  faults.already,
  faults.underReview,
  faults.excluded,
  faults.numberTaken,
  pictureFaults.notAPicture,
  pictureFaults.tooManyPixels,
]

export const idenFields = z.object({ ...person, certificateType: z.literal('id_card').default('id_card') })

export const submitIden = defineCall({
  method: 'POST',
  path: '/api/v2/users/iden',
  summary: { zh: '提交大陆身份认证', en: 'Apply with an identity card of the mainland' },
  access: 'user',
  body: idenFields,
  files: ['photo'],
  answer: application,
  faults: identityFaults,
  limit: many,
})

export const idenV2Fields = z.object({
  ...person,
  /** 1 mainland, 2 overseas. */
  authType: z.enum(['1', '2']),
  certificateType: z.enum(['id_card', 'passport']).optional(),
  /** Who issued it, where that is not the mainland: two letters of ISO 3166-1. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

export const submitIdenV2 = defineCall({
  method: 'POST',
  path: '/api/v2/users/iden-v2',
  summary: { zh: '提交大陆或海外身份认证', en: 'Apply with an identity of the mainland or from overseas' },
  access: 'user',
  body: idenV2Fields,
  files: ['photo'],
  answer: application,
  faults: identityFaults,
  limit: many,
})

export const companyFields = z.object({
  companyName: headline(companyLimit),
  creditCode: line(numberLimit).min(1),
  realName: headline(nameLimit),
  jobName: headline(nameLimit),
})

export const submitCompany = defineCall({
  method: 'POST',
  path: '/api/v2/users/iden-company-jon-v2',
  summary: { zh: '提交企业认证', en: 'Apply for certification as a company' },
  access: 'user',
  body: companyFields,
  files: ['licence', 'proof'],
  answer: application,
  faults: [
    faults.creditCodeInvalid,
    faults.documentMissing,
    faults.photoType,
    faults.photoTooLarge,
    faults.already,
    faults.underReview,
    pictureFaults.notAPicture,
    pictureFaults.tooManyPixels,
  ],
  limit: many,
})
