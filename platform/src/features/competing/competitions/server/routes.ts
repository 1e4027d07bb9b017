import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { getGuideInfo, listCompetitions, verifyPrivate } from '../contract.ts'
import { enterByCode } from './commands/enter-by-code.ts'
import { guideInfo } from './guide.ts'
import { filterChoices, listPage, recommended } from './list.views.ts'
import { readCompetition } from './known-competition.ts'

export const competitionHandlers: Handler[] = [
  handleForAll(listCompetitions, async ({ read, shared, lang, now }, { query }) => {
    const [cmpt, choices, recommends] = await Promise.all([
      listPage(read, query, lang, now),
      filterChoices(read, shared),
      recommended(read, lang, now),
    ])
    return { cmpt, ...choices, recommends }
  }),

  handle(getGuideInfo, async (context, { params }) =>
    guideInfo(await readCompetition(context, params.id, context.viewer, context.now), context.lang),
  ),

  handle(verifyPrivate, (context, { params, body }) =>
    enterByCode(context, { id: params.id, code: body.code }),
  ),
]
