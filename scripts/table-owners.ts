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

/** A write whose table is known only when it runs. Words of pages may say “update” too. */
const unnamed =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^\s')]|\b(?:insert into|update|delete from|merge into) \$\{/i

export const unnamedWrites = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, text]) =>
    left.test(file) || /\/phrases\./.test(file) || !unnamed.test(text) ? [] : [file],
  )

/** Where such writes stand, and why. The list may only shrink. */
export const knownUnnamed: Readonly<Record<string, string>> = {
  'base/uploads/lease.ts': 'the feature that opens uploads says in which of its tables',
  'base/uploads/store.ts': 'as lease.ts',
  'base/uploads/sweep.ts': 'as lease.ts',
  'features/engine/scorer/server/engine/compare-labels.ts': 'tables of DuckDB that last for one file',
  'features/interchange/portability/server/rescue.ts': 'imports and exports, its own both',
  'features/people/own-data/server/commands/leave.ts':
    'what the owner of each table says in its personal.ts is to become of the rows of a person who leaves',
  'features/shared/catalogue/server/commands/add-entry.ts': 'one of its own lists',
  'features/shared/catalogue/server/commands/merge-entry.ts':
    'one of its own lists, and the columns elsewhere that refer to it, as a foreign key with “on update cascade” would',
  'features/shared/catalogue/server/commands/order-entries.ts': 'one of its own lists',
  'features/shared/catalogue/server/commands/remove-entry.ts': 'one of its own lists',
  'features/shared/catalogue/server/commands/save-entry.ts': 'one of its own lists',
}
