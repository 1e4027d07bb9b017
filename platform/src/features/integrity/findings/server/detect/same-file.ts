import { teamsKey } from '../../rules.ts'
import type { Found } from '../../schema.ts'
import { readableRounds, type Look, type Seen } from './look.ts'
import { countScored, sharedFiles, type Group } from './same-file.views.ts'

/**
 * The same bytes in different teams. What everybody has is left out: files of the competition's data, such as the
 * sample submission, and what baselines handed in. Teams that merged have one number and are one team.
 */
export async function sameFiles(look: Look): Promise<Seen> {
  const { db, competitionId } = look
  const groups = await sharedFiles(db, competitionId)
  const trivial = await constantFiles(look, groups)
  const found = groups.flatMap(({ teams, total, files }): Found[] => {
    const telling = files.filter(file => !trivial.has(file.sha256))
    if (telling.length === 0) return []
    return [
      {
        key: teamsKey(teams),
        teamIds: teams,
        submissionIds: telling.flatMap(file => file.submissions),
        detail: {
          kind: 'same_file',
          files: telling.map(({ sha256, submissions }) => ({ sha256, submissions })),
          total: total - (files.length - telling.length),
        },
      },
    ]
  })
  const files = await countScored(db, competitionId)
  return { found, looked: { files } }
}

/** Of these files those with one answer for all rows: whoever tries that makes the same file, and copied it from nobody. */
async function constantFiles(look: Look, groups: readonly Group[]): Promise<ReadonlySet<string>> {
  const shared = groups.flatMap(group => group.files)
  const constant = new Set<string>()
  for (const round of await readableRounds(look)) {
    const files = shared.filter(file => file.schedule === round.id)
    if (files.length === 0) continue
    const compared = await look.compare(
      files.map((file, number) => ({ number, storageKey: file.key, name: file.name })),
      round.description,
      { what: 'constant' },
    )
    for (const number of compared.constant) constant.add(files[number]?.sha256 ?? '')
  }
  return constant
}
