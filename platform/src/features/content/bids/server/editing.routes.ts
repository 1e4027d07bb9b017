import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import * as calls from '../editing.contract.ts'
import { bidFaults } from '../faults.ts'
import { editDenied, missingOf, stateNow, stepDenied } from '../rules.ts'
import { addNeed, saveNeed, takeStep } from './commands/needs.ts'
import { industryNames, readNeed, standingOf, valueOf, type Need } from './needs.ts'

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
    const denied = editDenied(state, who)
    // A poster may look at what waits for its review.
    if (denied && state !== 'submitted') throw new Failure(denied)
    const { offered } = await industryNames(db, lang)
    const can = (step: 'submit' | 'return' | 'publish') => abilityOf(stepDenied(step, state, who), lang)
    return {
      ...edited(need, now),
      industries: offered,
      abilities: { submit: can('submit'), return: can('return'), publish: can('publish') },
    }
  }),

  handle(calls.saveNeed, (context, { params, body }) =>
    context.write(async tx => {
      await saveNeed(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) })
      return edited(await readNeed(tx, params.needId), context.now)
    }),
  ),

  handle(calls.stepNeed, (context, { params, body }) =>
    context.write(async tx => ({
      state: await takeStep(tx, { ...params, ...body, viewer: context.viewer, ...byWhom(context) }),
    })),
  ),
]
