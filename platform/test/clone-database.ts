import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { databaseUrl } from '../src/base/database/embedded.ts'

const inUse = '55006'

type Clone = { url: string; name: string }

/** The next copy of each server's template, made while a test uses the one before. */
const ahead = new Map<string, Promise<Clone>>()

/** A copy of the migrated template, under a name of its own. */
export async function cloneTemplate(url: string): Promise<Clone> {
  const clone = ahead.get(url) ?? cloneDatabase(url, 'template')
  const next = clone.then(() => cloneDatabase(url, 'template'))
  // A failure is thrown by the call that takes this copy. After the last test no call does.
  next.catch(() => undefined)
  ahead.set(url, next)
  return clone
}

/** A copy of a database that nobody is connected to, under a name of its own. */
export async function cloneDatabase(url: string, from: string): Promise<Clone> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // File by file: on a server that never waits for its disk a fifth of the work of writing every page into the log.
  await ask(url, client =>
    client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(from)} strategy file_copy`,
    ),
  )
  return { url: databaseUrl(url, name), name }
}

/** Gives its memory back, as databases of tests stand in memory. One that somebody still holds goes with the server. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await ask(url, client =>
    client.query(`drop database ${client.escapeIdentifier(name)}`).catch((error: pg.DatabaseError) => {
      if (error.code !== inUse) throw error
    }),
  )
}

async function ask(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
