import { json } from '../../../../../base/database/json.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { recordActivity } from '../../../../people/activity/server/public.ts'
import { userNames } from '../../../../people/identity/server/public.ts'
import { requirementsOf } from '../../../../people/onboarding/requirements.rules.ts'
import { requireChecks } from '../../../../people/onboarding/server/public.ts'
import { makeTeamOfOne } from '../../../teams/server/public.ts'
import { registrationFaults } from '../../faults.ts'
import { readEntry, type Entry } from '../../../competitions/entry-form.ts'
import { signupBlocked } from '../../rules.ts'
import { activityNamed } from '../hooks.ts'
import { refuseWrong } from '../refuse-wrong.ts'
import { competitionRow } from '../../../competitions/server/public.ts'

type SignUp = {
  competitionId: number
  user: { id: number; name: string }
  /** What was accepted; without it what applies now. */
  agreementVersion: number | undefined
  /** A name of the person's choice must be free; without one a free name is found. */
  teamName: string | undefined
  /** The answers to the entry form; none when left out. */ entry?: Entry
  invitedBy: number | null
  /** The invite activity that the link named. */ invite?: string | null
  source: 'web' | 'api'
  now: Date
}

/** Registers and makes a team of one, together. */
export async function signUp(
  tx: Tx,
  ask: SignUp,
): Promise<{ competitionId: number; teamId: number; teamName: string }> {
  const competition = await competitionRow(tx, ask.competitionId)
  const { entry, problems } = readEntry(competition.entry_fields, ask.entry ?? {})
  const { invitedBy } = ask
  // Whoever a link names and who does not exist invited nobody.
  const isThere = invitedBy !== null && (await userNames(tx, [invitedBy])).has(invitedBy)
  const registered = await tx
    .insertInto('registration')
    .values({
      competition_id: ask.competitionId,
      user_id: ask.user.id,
      agreement_version: ask.agreementVersion ?? competition.agreement_version,
      invited_by: isThere ? invitedBy : null,
      // An activity counts for its own competition alone.
      invite_name: activityNamed.run({ competitionId: ask.competitionId, name: ask.invite ?? '' }),
      source: ask.source,
      entry: json(entry),
      state: competition.require_approval ? 'pending' : 'approved',
      created_at: ask.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  const times = {
    startAt: competition.start_at,
    endAt: competition.end_at,
    isOpenSignup: competition.is_open_signup,
  }
  const blocked = signupBlocked({
    competition: times,
    isRegistered: registered.numInsertedOrUpdatedRows === 0n,
    now: ask.now,
  })
  if (blocked) throw new Failure(blocked)
  const page = `/competitions/${ask.competitionId}`
  await requireChecks(tx, { userId: ask.user.id, asked: requirementsOf(competition), page })
  if (ask.agreementVersion !== undefined && ask.agreementVersion !== competition.agreement_version)
    throw new Failure(registrationFaults.agreementChanged, { hint: page })
  refuseWrong(problems)
  const team = await makeTeamOfOne(tx, {
    competitionId: ask.competitionId,
    user: ask.user,
    name: ask.teamName,
    now: ask.now,
  })
  await recordActivity(tx, {
    kind: 'sign_up',
    userId: ask.user.id,
    competitionId: ask.competitionId,
    subjectId: ask.competitionId,
    at: ask.now,
  })
  return { competitionId: ask.competitionId, teamId: team.id, teamName: team.name }
}
