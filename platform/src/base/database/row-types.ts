import type pg from 'pg'

type Column = {
  table: string
  name: string
  type: string
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
  /** The check that lists the values, where there is one. */
  check: string | null
}

/** Each table of the schema with its columns, as TypeScript: what `columns.ts` must be. */
export async function rowTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as is_nullable,
      (a.atthasdef and a.attgenerated = '' or a.attidentity <> '') as has_default,
      (a.attgenerated <> '') as is_generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`)
  const tables = Map.groupBy(rows, row => row.table)
  return `${head}${[...tables].map(([table, columns]) => interfaceOf(table, columns)).join('')}}\n`
}

const head = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Written by \`npm run -s row-types\` from the migrated database: not to be changed by hand.

/** What is in a jsonb column only its feature knows: see \`Refine\`. */
export type Json = object | string | number | boolean

export interface Columns {
`

const interfaceOf = (table: string, columns: readonly Column[]) =>
  `  ${table}: {\n${columns.map(column => `    ${column.name}: ${typeOf(column)}\n`).join('')}  }\n`

function typeOf(column: Column): string {
  const [read, written = read] = typesOf(column)
  const orNull = (type: string) => (column.is_nullable ? `${type} | null` : type)
  if (column.is_generated) return `GeneratedAlways<${orNull(read)}>`
  if (read !== written)
    return `ColumnType<${[orNull(read), `${orNull(written)}${column.has_default ? ' | undefined' : ''}`, orNull(written)].join(', ')}>`
  return column.has_default ? `Generated<${orNull(read)}>` : orNull(read)
}

/** As the driver gives a value, and as it takes it where that is another way. */
function typesOf({ table, name, type, check }: Column): [read: string, written?: string] {
  if (check) return [[...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')]
  const known = driverTypes[type]
  if (!known) throw new Error(`${table}.${name}: how does the driver give ${type}?`)
  return known
}

const driverTypes: Record<string, [read: string, written?: string]> = {
  bigint: ['number'],
  integer: ['number'],
  smallint: ['number'],
  real: ['number'],
  'double precision': ['number'],
  numeric: ['string', 'number'],
  boolean: ['boolean'],
  text: ['string'],
  uuid: ['string'],
  tsvector: ['string'],
  date: ['string'],
  'timestamp with time zone': ['Date'],
  bytea: ['Buffer'],
  jsonb: ['Json'],
  'text[]': ['string[]'],
  'integer[]': ['number[]'],
  'double precision[]': ['number[]'],
  'bigint[]': ['string[]', 'string'],
}
