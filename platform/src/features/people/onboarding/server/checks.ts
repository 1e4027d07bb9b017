import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { isCertified } from '../../certification/server/public.ts'
import { detailsOf } from '../../identity/server/public.ts'
import { missingProfileFields } from '../../profiles/server/public.ts'
import { missingBasics, missingCareer } from '../guide.rules.ts'
import {
  checksFailed,
  lacksNothing,
  type Check,
  type Lacks,
  type Requirement,
} from '../requirements.rules.ts'
import { factsFrom, guideRow } from './facts.ts'

/** What somebody lacks of what was asked for; what was not asked for is not looked at. */
export async function lacksOf(db: Db | Tx, userId: number, asked: readonly Requirement[]): Promise<Lacks> {
  if (asked.length === 0) return lacksNothing
  const asksFor = (one: Requirement) => asked.includes(one)
  // One after another: inside a transaction there is one connection.
  const isTold = asksFor('basic') || asksFor('career')
  const person = isTold || asksFor('profile') ? await detailsOf(db, userId) : null
  const facts = person && isTold ? factsFrom(person, await guideRow(db, userId)) : null
  return {
    basic: facts && asksFor('basic') ? missingBasics(facts) : [],
    career: facts && asksFor('career') ? missingCareer(facts) : [],
    identity: asksFor('identity') && !(await isCertified(db, userId)),
    profile: person && asksFor('profile') ? await missingProfileFields(db, userId, person) : [],
  }
}

/** Throws the first of the spec's checks that is not met. `page` is where the action was: the way back. */
export async function requireChecks(
  db: Db | Tx,
  ask: { userId: number; asked: readonly Requirement[]; page: string },
): Promise<void> {
  const [first] = checksFailed(await lacksOf(db, ask.userId, ask.asked), ask.page)
  if (first) throw failureOf(first)
}

const failureOf = ({ fault, hint, fields }: Check): Failure =>
  new Failure(fault, { hint, issues: fields.map(field => ({ path: `profile.${field}`, code: 'required' })) })
