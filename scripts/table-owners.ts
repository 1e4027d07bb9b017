import { featureOf } from './feature-levels.ts'

/** A statement that writes into a table, where it stands. `by` is a feature, or a folder of `platform/src` outside of them. */
export type Write = { file: string; by: string; table: string; owner: string }

/** Which feature declares a table in its `server/tables.ts` owns it; what `base` declares is its own. */
export function ownersOf(sources: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [file, text] of sources) {
    if (!file.endsWith('/tables.ts')) continue
    const declared = /^( *)(?:export )?interface Tables \{\n([\s\S]*?)^\1\}/m.exec(text)
    if (!declared) continue
    const [, margin = '', body = ''] = declared
    for (const [, table = ''] of body.matchAll(new RegExp(`^${margin}  (\\w+): `, 'gm')))
      owners.set(table, writerOf(file))
  }
  return owners
}

const writerOf = (file: string): string => featureOf(file) ?? file.split('/')[0] ?? ''

/** By kysely, or by SQL in a template. */
const writes =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)(?: as \w+)?'|\b(?:insert into|update|delete from|merge into) (\w+)/gi

/** Not the product at work: migrations make the tables, the demo world and its people are made in one go. */
const left = /^base\/database\/migrations\/|^demo\//

/** Every statement that writes into somebody else's table. Words in SQL that name no table of ours are none. */
export function foreignWrites(sources: ReadonlyMap<string, string>): Write[] {
  const owners = ownersOf(sources)
  return [...sources].flatMap(([file, text]) =>
    left.test(file)
      ? []
      : [...text.matchAll(writes)].flatMap(([, built, raw]) => {
          const table = built ?? raw ?? ''
          const owner = owners.get(table)
          const by = writerOf(file)
          return owner === undefined || owner === by ? [] : [{ file, by, table, owner }]
        }),
  )
}

/** Writes into tables of others that are still there, by file and table. The list may only shrink. */
export const knownWrites: Readonly<Record<string, number>> = {
  'features/interchange/portability/server/write/write-competition.ts competition': 1,
  'features/interchange/portability/server/write/write-datasets.ts dataset': 2,
  'features/interchange/portability/server/write/write-datasets.ts dataset_file': 1,
  'features/interchange/portability/server/write/write-datasets.ts dataset_version': 1,
  'features/interchange/portability/server/write/write-rounds.ts answer_file': 1,
  'features/interchange/portability/server/write/write-rounds.ts schedule': 1,
  'features/staff/authoring/server/commands/clone-competition.ts answer_file': 1,
  'features/staff/authoring/server/commands/clone-competition.ts competition': 1,
  'features/staff/authoring/server/commands/clone-competition.ts schedule': 1,
}
