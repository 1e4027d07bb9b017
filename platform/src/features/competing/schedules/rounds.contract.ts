import { z } from 'zod'
import { chosenInstant, defineCall, id, instant, line } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { authoredFaults } from '../competitions/authored-faults.ts'
import { roundFaults } from './round-faults.ts'
import { itsOrganisers } from '../../shared/roles/demands.ts'

const megabyte = 1024 * 1024

/** A round as its organiser edits it; without an id it is new. Their order is that of their starts. */
const round = z.object({
  id: z.number().int().positive().nullable(),
  titleZh: line(80),
  titleEn: line(80),
  startAt: chosenInstant(),
  endAt: chosenInstant(),
  listAStart: chosenInstant(),
  listAEnd: chosenInstant(),
  listBMode: z.enum(['none', 'window', 'split']),
  listBStart: chosenInstant().nullable(),
  listBEnd: chosenInstant().nullable(),
  maxSubmitCount: z.number().int().min(1).max(1000),
  maxErrorSubmitCount: z.number().int().min(1).max(1000).nullable(),
  /** Boards that are ranked apart; a new one has no key yet. */
  subRanks: z.array(z.object({ key: line(60), zh: line(60), en: line(60) })).max(10),
  /** List A tells little to who probes it (docs/decisions/0020). */
  ladder: z.boolean(),
  precision: z.number().int().min(0).max(15),
  maxBytes: z
    .number()
    .int()
    .min(1024)
    .max(2048 * megabyte),
})
export type Round = z.output<typeof round>
const rounds = z.object({ rounds: z.array(round).max(10) })

export const getRounds = defineCall({
  method: 'GET',
  path: '/api/admin/competitions/{id}/rounds',
  summary: { zh: '竞赛的轮次（编辑）', en: 'The rounds of a competition, to edit' },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  answer: saved(rounds).extend({
    zone: z.string(),
    startAt: instant(),
    endAt: instant(),
    /** Rounds in which somebody submitted: some of their settings stay as they are. */
    inUse: z.array(z.number()),
  }),
  faults: [authoredFaults.notFound],
})

export const putRounds = defineCall({
  method: 'PUT',
  path: '/api/admin/competitions/{id}/rounds',
  summary: {
    zh: '保存全部轮次：新增、修改、删除；拒绝时列出所有矛盾',
    en: 'Save all rounds at once; a refusal names everything that is impossible',
  },
  access: itsOrganisers,
  params: z.object({ id: id() }),
  body: saving(rounds),
  answer: saved(rounds),
  faults: [
    authoredFaults.notFound,
    adminFaults.changedMeanwhile,
    roundFaults.impossible,
    roundFaults.inUse,
    roundFaults.noRound,
  ],
})
