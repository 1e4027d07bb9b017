import type { Context } from '../../../../base/http/context.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { isHiddenFromSearch, saveDetails } from '../../identity/server/public.ts'
import * as calls from '../contract.ts'
import { audiences, privacyDefaults, type Audience, type PrivacySwitch } from '../rules.ts'
import { setPrivacy } from './commands/set-privacy.ts'
import { privacyOf } from './reads.ts'

const one = { affectedRows: 1 }
type Numbered = 0 | 1 | 2
const numberOf = (audience: Audience) => audiences.indexOf(audience) as Numbered

async function choose(
  { viewer, write }: Context<Viewer>,
  name: PrivacySwitch,
  { value }: { value: Numbered },
) {
  await write(tx => setPrivacy(tx, { userId: viewer.userId, name, audience: audiences[value] }))
  return one
}

export const privacyHandlers: Handler[] = [
  handle(calls.getPrivacy, async ({ db, viewer }) => {
    const choices = (await privacyOf(db, [viewer.userId])).get(viewer.userId) ?? privacyDefaults
    return {
      competitions: numberOf(choices.competitions),
      myDynamics: numberOf(choices.myDynamics),
      othersDynamics: numberOf(choices.othersDynamics),
      work: numberOf(choices.work),
      education: numberOf(choices.education),
      email: numberOf(choices.email),
      isFindable: !(await isHiddenFromSearch(db, viewer.userId)),
    }
  }),

  handle(calls.updatePrivateWork, (context, { body }) => choose(context, 'work', body)),
  handle(calls.updatePrivateEmail, (context, { body }) => choose(context, 'email', body)),
  handle(calls.updatePrivateEdu, (context, { body }) => choose(context, 'education', body)),
  handle(calls.updatePrivateCompetition, (context, { body }) => choose(context, 'competitions', body)),
  handle(calls.updatePrivateMyDynamics, (context, { body }) => choose(context, 'myDynamics', body)),
  handle(calls.updatePrivateOthersDynamics, (context, { body }) => choose(context, 'othersDynamics', body)),

  handle(calls.updateFindable, ({ viewer, write }, { body }) =>
    write(async tx => {
      await saveDetails(tx, viewer.userId, { hidden_from_search: !body.isFindable })
      return one
    }),
  ),
]
