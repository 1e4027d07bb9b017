import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import * as calls from '../editing.contract.ts'
import { bidFaults } from '../faults.ts'
import { deleteDenied, editDenied, missingOf, stateNow, stepDenied } from '../rules.ts'
import { addNeed, deleteNeed, saveNeed, takeStep } from './commands/needs.ts'
import { bidCounts, industryNames, readNeed, standingOf, valueOf, type Need } from './needs.ts'

const edited = (need: Need, now: Date) => {
  const value = valueOf(need)
  return {
    ...section(value),
    id: need.id,
    state: stateNow(need, now),
    reason: need.reason,
    missing: missingOf(value),
  }
}

export const editingHandlers: Handler[] = [
  handle(calls.addNeed, ({ write, viewer, lang, now }, { body }) =>
    write(async tx => ({ id: await addNeed(tx, { ...body, lang, userId: viewer.userId, now }) })),
  ),

  handle(calls.getNeedDraft, async ({ db, viewer, lang, now }, { params: { needId } }) => {
    const need = await readNeed(db, needId)
    const who = await standingOf(db, need, viewer)
    const state = stateNow(need, now)
    if (!who.isPoster && !who.isStaff) throw new Failure(bidFaults.notFound)
    const [{ offered }, bids] = await Promise.all([industryNames(db, lang), bidCounts(db, [needId])])
    const can = (step: 'submit' | 'recall' | 'return' | 'publish') =>
      abilityOf(need.taken_down_at ? bidFaults.takenDown : stepDenied(step, state, who), lang)
    return {
      ...edited(need, now),
      industries: offered,
      abilities: {
        edit: abilityOf(editDenied(state, who), lang),
        submit: can('submit'),
        recall: can('recall'),
        return: can('return'),
        publish: can('publish'),
        delete: abilityOf(deleteDenied({ state, bids: bids.get(needId) ?? 0 }, who), lang),
      },
    }
  }),

  handle(calls.saveNeed, (context, { params, body }) =>
    context.write(async tx => {
      await saveNeed(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) })
      return edited(await readNeed(tx, params.needId), context.now)
    }),
  ),

  handle(calls.deleteNeed, (context, { params }) =>
    context.write(async tx => {
      await deleteNeed(tx, { ...params, viewer: context.viewer, ...byWhom(context) })
      return { isDeleted: true }
    }),
  ),

  handle(calls.stepNeed, (context, { params, body }) =>
    context.write(async tx => ({
      state: await takeStep(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) }),
    })),
  ),
]
