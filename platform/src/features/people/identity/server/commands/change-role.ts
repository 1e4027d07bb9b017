import type { AuditAction } from '../../../../../base/audit/actions.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Role } from '../../../../../base/http/viewer.ts'
import { accountFaults } from '../../account-faults.ts'
import { systemAccount } from '../../account-rules.ts'
import { requireAnotherAdministrator } from '../administrators.ts'
import { answersOpened, competitionTitles } from '../hooks.ts'

type Change = { userId: number; role: Role; competitionId: number | null; actor: Actor; now: Date }

/** Organisers have a competition and nobody else does; the table says the same. */
function requirePlace({ role, competitionId }: Change, path: string): void {
  if ((role === 'organiser') === (competitionId !== null)) return
  const issue: Issue = { path, code: competitionId === null ? 'required' : 'unrecognized_keys' }
  throw new Failure(baseFaults.invalidInput, { issues: [issue] })
}

export async function grantRole(tx: Tx, ask: Change): Promise<void> {
  const { userId, role, competitionId, actor, now } = ask
  requirePlace(ask, 'body.competitionId')
  if (userId === systemAccount) throw new Failure(accountFaults.system)
  const user = await tx.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new Failure(accountFaults.notFound)
  if (competitionId !== null && !(await competitionTitles.run(tx, [competitionId])).has(competitionId))
    throw new Failure(accountFaults.noCompetition)
  const made = await tx
    .insertInto('user_role')
    .values({
      user_id: userId,
      role,
      competition_id: competitionId,
      granted_by: actor.userId,
      granted_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) return
  await answersOpened.run(tx, { userId, competitionId })
  await write(tx, 'user.grant', ask)
}

export async function revokeRole(tx: Tx, ask: Change): Promise<void> {
  const { userId, role, competitionId, actor } = ask
  requirePlace(ask, 'query.competitionId')
  if (role === 'administrator') {
    if (userId === actor.userId) throw new Failure(accountFaults.oneself)
    await requireAnotherAdministrator(tx, userId)
  }
  const gone = await tx
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .where('competition_id', 'is not distinct from', competitionId)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) return
  await answersOpened.run(tx, { userId, competitionId })
  await write(tx, 'user.revoke', ask)
}

const write = (tx: Tx, action: AuditAction, { userId, role, competitionId, actor, now }: Change) =>
  audit(
    tx,
    actor,
    {
      action,
      subject: 'user',
      subjectId: userId,
      detail: { role, ...(competitionId === null ? {} : { competition: competitionId }) },
    },
    now,
  )
