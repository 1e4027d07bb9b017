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
/** Whom conflicts are looked for between. */
export type Judge = Named & { id: number }
export type Judged = {
  id: number
  /** Of an enterprise its own name; a team is no organisation. */
  organisation: string
  members: readonly Named[]
  /** Whom its team asks not to be reviewed by; without a name all of the organisation. */
  unwanted: readonly Named[]
}
export type Found = { reviewerId: number; proposalId: number; source: ConflictSource; reason: string }

/** Pairs that must not be, by what is known of both; of several causes the first: organisation, co-worker, applicant. */
export function findConflicts(judges: readonly Judge[], proposals: readonly Judged[]): Found[] {
  const byName = grouped(judges, judge => nameKey(judge.name))
  const byOrganisation = grouped(judges, judge => organisationKey(judge.organisation))
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

function grouped(judges: readonly Judge[], keyOf: (judge: Judge) => string): Map<string, Judge[]> {
  const groups = new Map<string, Judge[]>()
  for (const judge of judges) {
    const key = keyOf(judge)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), judge])
  }
  return groups
}
