import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, line, smallId } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import { editionFaults } from '../editions/faults.ts'
import { answers, fields } from '../forms/fields.ts'
import { fileKinds } from '../forms/kinds.ts'
import { proposalFaults as faults } from './faults.ts'
import { longestReason, longestTitle, mostUnwanted, outcomes, stages } from './rules.ts'
import { editionFacts, editionId, formTag, named, tag } from './signup.contract.ts'

const file = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(fileKinds),
  size: z.number(),
  sha256: z.string(),
})
export const unwanted = z.object({ name: line(60), organisation: line(120), reason: line(300) })
const version = z.object({
  number: z.number(),
  title: z.string(),
  submittedAt: instant(),
  /** Null where they have left the site. */
  submittedBy: named.nullable(),
  sha256: z.string(),
  isCurrent: z.boolean(),
})
const issue = z.object({ path: z.string(), code: z.string() })

export const getProposal = defineCall({
  method: 'GET',
  path: '/api/spic/editions/{id}/proposal',
  summary: { zh: '自己团队的方案', en: 'The proposal of one’s own entry' },
  access: 'user',
  params: editionId,
  answer: z.object({
    edition: editionFacts,
    /** Whether reviewers are kept from knowing whose it is. */
    isBlind: z.boolean(),
    entry: z.object({ id: z.number(), name: z.string(), track: z.string(), isOwner: z.boolean() }),
    stage: z.enum(stages),
    /** Null until something of it was saved. */
    proposalId: z.number().nullable(),
    fields,
    formTag,
    title: z.string(),
    answers,
    unwanted: z.array(unwanted),
    files: z.array(file),
    tag,
    savedAt: instant().nullable(),
    /** What keeps it from being submitted as it stands. */
    issues: z.array(issue),
    versions: z.array(version),
    withdrawnAt: instant().nullable(),
    withdrawal: z.string(),
    outcome: z.enum(outcomes).nullable(),
    prize: z.string(),
    letter: z.string(),
    /** Whether something was changed since it was submitted last. */
    hasChanges: z.boolean(),
    abilities: z.object({ save: ability, submit: ability, withdraw: ability }),
  }),
  faults: [editionFaults.notFound, faults.noEntry],
})

export const saveProposal = defineCall({
  method: 'PUT',
  path: '/api/spic/editions/{id}/proposal',
  summary: { zh: '保存方案草稿', en: 'Save the draft of a proposal' },
  access: 'user',
  params: editionId,
  body: z.object({
    title: line(longestTitle),
    answers,
    /** Whom the team asks not to be reviewed by. A row may still lack what it needs. */
    unwanted: z.array(unwanted).max(mostUnwanted),
    tag,
  }),
  answer: z.object({ tag, savedAt: instant() }),
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.notSignedUp,
    faults.submitClosed,
    faults.changedMeanwhile,
    faults.noFile,
  ],
  limit: { times: 2400, seconds: 3600 },
})

export const fileForm = z.object({
  /** The field of the form that it is for. */
  field: z.string().max(40),
})
export const fileParts = ['file'] as const

export const addFile = defineCall({
  method: 'POST',
  path: '/api/spic/editions/{id}/proposal/files',
  summary: { zh: '上传方案附件', en: 'Upload an attachment of a proposal' },
  access: 'user',
  params: editionId,
  body: fileForm,
  files: fileParts,
  answer: file,
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.notSignedUp,
    faults.submitClosed,
    faults.noSuchField,
    faults.wrongKind,
    faults.unsafeFile,
    faults.olderOffice,
    faults.archiveInBlind,
    faults.notNeutral,
    faults.busy,
    faults.tooManyFiles,
    baseFaults.tooLarge,
  ],
  limit: { times: 200, seconds: 3600 },
})

export const readFile = defineCall({
  method: 'GET',
  path: '/api/spic/proposals/files/{fileId}',
  summary: { zh: '下载方案附件', en: 'Download an attachment of a proposal' },
  access: 'user',
  params: z.object({ fileId: id() }),
  answer: 'file',
  faults: [faults.noFile],
})

export const submitProposal = defineCall({
  method: 'POST',
  path: '/api/spic/editions/{id}/proposal',
  summary: {
    zh: '提交方案，截止前以最后一次为准',
    en: 'Submit the proposal; the last one before the deadline counts',
  },
  access: 'user',
  params: editionId,
  body: z.object({ tag, formTag }),
  answer: version,
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.notSignedUp,
    faults.submitClosed,
    faults.changedMeanwhile,
    faults.formChanged,
    faults.incomplete,
    faults.unchanged,
    faults.noProposal,
    faults.withoutCopy,
  ],
  limit: { times: 60, seconds: 3600 },
})

export const withdrawProposal = defineCall({
  method: 'PUT',
  path: '/api/spic/editions/{id}/proposal/withdrawal',
  summary: { zh: '撤回已提交的方案', en: 'Withdraw the proposal that was submitted' },
  access: 'user',
  params: editionId,
  body: z.object({ reason: line(longestReason).min(1) }),
  answer: z.object({ withdrawnAt: instant() }),
  faults: [
    editionFaults.notFound,
    faults.noEntry,
    faults.notSignedUp,
    faults.submitClosed,
    faults.nothingToWithdraw,
  ],
  alwaysOpen: true,
})

const versionId = z.object({ proposalId: id(), number: smallId() })

export const getVersion = defineCall({
  method: 'GET',
  path: '/api/spic/proposals/{proposalId}/versions/{number}',
  summary: {
    zh: '方案的一个已提交版本，及其与另一版本的差异',
    en: 'A submitted version of a proposal, and how it differs from another',
  },
  access: 'user',
  params: versionId,
  query: z.object({
    /** The version to compare it with: the one before, where none is named. */
    against: smallId().optional(),
  }),
  answer: version.extend({
    proposalId: z.number(),
    edition: editionFacts,
    entry: z.string(),
    track: z.string(),
    fields,
    answers,
    files: z.array(file),
    numbers: z.array(z.number()),
    /** The version that it is compared with. */
    before: z.object({ number: z.number(), title: z.string(), answers, files: z.array(file) }).nullable(),
  }),
  faults: [faults.noVersion],
})

export const getReceipt = defineCall({
  method: 'GET',
  path: '/api/spic/proposals/{proposalId}/versions/{number}/receipt',
  summary: {
    zh: '回执：哈希，以及计算它所用的文本与附件哈希',
    en: 'The receipt: its hash, the text that it is taken of, and the hashes of the files',
  },
  access: 'user',
  params: versionId,
  answer: z.object({
    edition: z.string(),
    entry: z.string(),
    number: z.number(),
    submittedAt: instant(),
    /** SHA-256 of `text` as UTF-8, in hexadecimal digits. */
    sha256: z.string(),
    text: z.string(),
    files: z.array(file),
  }),
  faults: [faults.noVersion],
})

export const printVersion = defineCall({
  method: 'GET',
  path: '/api/spic/proposals/{proposalId}/versions/{number}/pdf',
  summary: { zh: '一个版本的完整 PDF', en: 'The whole of a version as a PDF' },
  access: 'user',
  params: versionId,
  answer: 'file',
  faults: [faults.noVersion, faults.busy],
  limit: { times: 120, seconds: 3600 },
})
