import type { ColumnType, InsertType, SelectType } from 'kysely'
import type { Columns } from './columns.ts'

/**
 * The columns of a table, with what the feature that owns it knows better of some than the database says: what is in a
 * jsonb column, which words a text can be. That they may be null, or have a default, the database says.
 */
export type Refine<
  T extends keyof Columns,
  Known extends { [C in keyof Known]: C extends keyof Columns[T] ? Said<Columns[T][C]> : never },
> = {
  [C in keyof Columns[T]]: C extends keyof Known ? Narrowed<Columns[T][C], Known[C]> : Columns[T][C]
}

type Said<Column> = NonNullable<SelectType<Column>>
type Null<Type> = Extract<Type, null | undefined>
type Narrowed<Column, Known> = ColumnType<
  Known | Null<SelectType<Column>>,
  Known | Null<InsertType<Column>>,
  Known | Null<SelectType<Column>>
>
