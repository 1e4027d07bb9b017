import type { ConflictSource } from './rules.ts'

/** What companies add to their names, longest first; of two names that differ in it alone one is the other's short form. */
const chineseEndings = ['有限责任公司', '股份有限公司', '集团有限公司', '有限公司', '总公司', '公司', '集团']
const englishEndings = new Set([
  'co',
  'ltd',
  'limited',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'company',
  'llc',
  'plc',
  'gmbh',
  'group',
])

/**
 * An organisation's name as it is compared: NFKC (so that full-width signs are the usual ones), lower case, without
 * brackets and other signs but with what stands between them, without blanks, and without the endings of companies.
 * Empty where nothing is left: that is like no other.
 */
export function organisationKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  while (words.length > 1 && englishEndings.has(words.at(-1) ?? '')) words.pop()
  let key = words.join('')
  for (;;) {
    const ending = chineseEndings.find(one => key.length > one.length && key.endsWith(one))
    if (!ending) return key
    key = key.slice(0, -ending.length)
  }
}

/** A person's name as it is compared: NFKC, lower case, letters and digits alone. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

export type Named = { name: string; organisation: string }
/** A member of an entry; without an account if only a form names them. */
export type Member = Named & { userId?: number | null }
/** Whom conflicts are looked for between. */
export type Judge = Named & { id: number }
export type Judged = {
  id: number
  /** Of an enterprise its own name; a team is no organisation. */
  organisation: string
  members: readonly Member[]
  /** Whom its team asks not to be reviewed by; without a name all of the organisation. */
  unwanted: readonly Named[]
}
export type Found = { reviewerId: number; proposalId: number; source: ConflictSource; reason: string }

/**
 * Pairs that must not be, by what is known of both; of several causes the first: organisation, co-worker, applicant.
 * People who share another entry of the edition with the reviewer are co-workers too.
 */
export function findConflicts(judges: readonly Judge[], proposals: readonly Judged[]): Found[] {
  const byName = grouped(judges, judge => nameKey(judge.name))
  const byOrganisation = grouped(judges, judge => organisationKey(judge.organisation))
  const partners = partnersOf(byName, proposals)
  return proposals.flatMap(proposal => {
    const found = new Map<number, Found>()
    const add = (list: readonly Judge[] | undefined, source: ConflictSource, reason: string) => {
      for (const { id } of list ?? [])
        if (!found.has(id)) found.set(id, { reviewerId: id, proposalId: proposal.id, source, reason })
    }
    add(byOrganisation.get(organisationKey(proposal.organisation)), 'organisation', proposal.organisation)
    for (const { name, organisation } of proposal.members) {
      add(byOrganisation.get(organisationKey(organisation)), 'coworker', organisation)
      add(byName.get(nameKey(name)), 'coworker', name)
    }
    for (const member of proposal.members)
      for (const key of personKeys(member)) add(partners.get(key), 'coworker', member.name)
    for (const { name, organisation } of proposal.unwanted) {
      const key = organisationKey(organisation)
      const ofName = byName.get(nameKey(name)) ?? []
      // The organisation tells people of one name apart, where both are known.
      const isMeant = (judge: Judge) => ['', key].includes(organisationKey(judge.organisation))
      add(
        name === '' ? byOrganisation.get(key) : key === '' ? ofName : ofName.filter(isMeant),
        'applicant',
        [name, organisation].filter(Boolean).join(' · '),
      )
    }
    return [...found.values()]
  })
}

/** Keys that identify a member across entries: the account, or name and organisation together. */
function personKeys({ userId, name, organisation }: Member): string[] {
  const [own, of] = [nameKey(name), organisationKey(organisation)]
  return [...(userId ? [`account ${userId}`] : []), ...(own && of ? [`${own} of ${of}`] : [])]
}

/** For each person key, the reviewers who are members of the same entry. */
function partnersOf(
  byName: ReadonlyMap<string, readonly Judge[]>,
  proposals: readonly Judged[],
): Map<string, Judge[]> {
  const partners = new Map<string, Judge[]>()
  for (const { members } of proposals)
    for (const [name, rows] of Map.groupBy(members, member => nameKey(member.name))) {
      const organisations = rows.map(row => organisationKey(row.organisation)).filter(Boolean)
      const ofName = (byName.get(name) ?? []).filter(judge => {
        const own = organisationKey(judge.organisation)
        return own === '' || organisations.length === 0 || organisations.includes(own)
      })
      if (ofName.length === 0) continue
      const others = members.filter(member => nameKey(member.name) !== name)
      for (const key of new Set(others.flatMap(personKeys)))
        partners.set(key, [...(partners.get(key) ?? []), ...ofName])
    }
  return partners
}

function grouped(judges: readonly Judge[], keyOf: (judge: Judge) => string): Map<string, Judge[]> {
  const groups = new Map<string, Judge[]>()
  for (const judge of judges) {
    const key = keyOf(judge)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), judge])
  }
  return groups
}
