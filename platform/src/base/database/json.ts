import { sql, type RawBuilder } from 'kysely'

/** A value as a row gives it back: whether it may be changed makes no difference to what is stored. */
type Stored<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Stored<T[K]> }
      : T

/**
 * A value for a jsonb column, held by the compiler against the column's type. Given as it is, pg would write a list as
 * an array of PostgreSQL.
 */
export const json = <T>(value: T): RawBuilder<Stored<T>> => sql<Stored<T>>`${JSON.stringify(value)}::jsonb`
