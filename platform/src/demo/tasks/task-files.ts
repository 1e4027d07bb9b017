import { toCsv } from '../data/read.ts'
import type { Task } from './task.ts'

type Cells = Readonly<Record<string, string | number | null>>
type Ask<One> = {
  train: readonly One[]
  test: readonly One[]
  /** What people are given of a row besides its id, by column. */ given: (one: One) => Cells
  /** What is to be predicted, by its column. */ truth: (one: One) => Cells
  /** On which list a row is scored; without it there is one list. */ usage?: (one: One) => string
  /** What a file that may be handed in says of a row, by column. */ sample: (one: One) => Cells
}

/** The files of a task, each a table by id. */
export function taskFiles<One extends { id: number }>({
  train,
  test,
  given,
  truth,
  usage,
  sample,
}: Ask<One>): Pick<Task, 'train' | 'test' | 'sample' | 'answer' | 'rows'> {
  return {
    train: byId(train, one => ({ ...given(one), ...truth(one) })),
    test: byId(test, given),
    sample: byId(test, sample),
    answer: byId(test, one => ({ ...truth(one), ...(usage && { Usage: usage(one) }) })),
    rows: { train: train.length, test: test.length },
  }
}

function byId<One extends { id: number }>(rows: readonly One[], cells: (one: One) => Cells): string {
  const tables = rows.map(one => ({ id: one.id, ...cells(one) }))
  return toCsv(Object.keys(tables[0] ?? {}), tables.map(Object.values))
}
