import type { Socket } from 'node:net'
import type pg from 'pg'

type Connection = {
  stream: Socket
  /** The prepared statements that the server has, by their names. */
  parsedStatements: Record<string, unknown>
  close(what: { type: 'S'; name: string }): void
}

/** The connection that a client speaks through, which pg has and does not declare. */
export const connectionOf = (client: pg.ClientBase): Connection =>
  (client as unknown as { connection: Connection }).connection
