import { randomInt } from 'node:crypto'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { editionById } from '../../../spic/editions/server/public.ts'
import * as calls from '../managed.contract.ts'
import { choicesFor, readersFor } from './choices.ts'
import { assignReviewer, oneMore, removeAssignment } from './commands/assign.ts'
import { addConflict, findByRule, removeConflict } from './commands/conflicts.ts'
import { applyMatching, keepMatching } from './commands/matchings.ts'
import { addRound, saveRound, setRoundState } from './commands/rounds.ts'
import { conflictList, deskOf, latestMatching, loadsOf, roundProposals } from './desk.ts'
import { match } from './matching/match.ts'
import { problemOf } from './problem.ts'
import { readRound, readRunning } from './rounds.ts'

const mostSeed = 2 ** 31

export const managedHandlers: Handler[] = [
  handleStaff(calls.getAssignmentDesk, ({ db, lang }, { params }) => deskOf(db, params.editionId, lang)),

  handleStaff(calls.addRound, (context, { params, body }) =>
    context.write(async tx => ({ id: await addRound(tx, { ...params, ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.saveRound, (context, { params, body }) =>
    context.write(async tx => section(await saveRound(tx, { ...params, ...body, ...byWhom(context) }))),
  ),

  handleStaff(calls.setRoundState, (context, { params, body }) =>
    context.write(async tx => ({
      ...body,
      mailed: await setRoundState(tx, {
        ...params,
        ...body,
        settings: context.settings,
        ...byWhom(context),
      }),
    })),
  ),

  handleStaff(calls.listRoundProposals, async ({ db, lang }, { params, query }) =>
    roundProposals(db, await readRound(db, params), { ...query, lang }),
  ),

  handleStaff(calls.listLoads, async ({ db, lang }, { params, query }) =>
    loadsOf(db, await readRound(db, params), { ...query, lang }),
  ),

  handleStaff(calls.listChoices, async ({ db }, { params }) => ({
    reviewers: await choicesFor(db, await readRound(db, params), params.proposalId),
    readers: await readersFor(db, params.editionId, params.proposalId),
  })),

  handleStaff(calls.listConflicts, ({ db }, { params, query }) => conflictList(db, params.editionId, query)),

  handleStaff(calls.findConflictsByRule, (context, { params }) =>
    context.write(async tx => {
      await editionById(tx, params.editionId)
      return findByRule(tx, { ...params, ...byWhom(context) })
    }),
  ),

  handleStaff(calls.addConflict, (context, { params, body }) =>
    context.write(async tx => ({
      ended: await addConflict(tx, { ...params, ...body, ...byWhom(context) }),
    })),
  ),

  handleStaff(calls.removeConflict, (context, { params, body }) =>
    context.write(async tx => {
      await removeConflict(tx, { ...params, ...body, ...byWhom(context) })
      return { isRemoved: true as const }
    }),
  ),

  handleStaff(calls.previewMatching, async (context, { params, body }) => {
    // Reckoned before the transaction, which would hold others up meanwhile; applying looks at everything again.
    const round = await readRunning(context.db, params)
    const seed = body.seed ?? randomInt(mostSeed)
    const problem = await problemOf(context.db, round, { perProposal: round.per_proposal, seed })
    const start = performance.now()
    const matching = await match(problem)
    const milliseconds = Math.round(performance.now() - start)
    return context.write(async tx => {
      await keepMatching(tx, { ...params, problem, matching, milliseconds, ...byWhom(context) })
      const kept = await latestMatching(tx, round)
      if (!kept) throw new Error('a matching is gone that was just kept')
      return kept
    })
  }),

  handleStaff(calls.getMatching, async ({ db }, { params }) => ({
    matching: await latestMatching(db, await readRound(db, params)),
  })),

  handleStaff(calls.applyMatching, (context, { params }) =>
    context.write(tx => applyMatching(tx, { ...params, settings: context.settings, ...byWhom(context) })),
  ),

  handleStaff(calls.assignReviewer, (context, { params, body }) =>
    context.write(async tx => ({
      id: await assignReviewer(tx, {
        ...params,
        ...body,
        settings: context.settings,
        ...byWhom(context),
      }),
    })),
  ),

  handleStaff(calls.askOneMore, (context, { params }) =>
    context.write(tx => oneMore(tx, { ...params, settings: context.settings, ...byWhom(context) })),
  ),

  handleStaff(calls.removeAssignment, (context, { params, body }) =>
    context.write(async tx => {
      await removeAssignment(tx, { ...params, ...body, ...byWhom(context) })
      return { state: 'removed' as const }
    }),
  ),
]
