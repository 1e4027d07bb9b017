import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../../platform/src/base/database/embedded.ts'
import { migrate as migratePlatform } from '../../platform/src/base/database/migrate.ts'
import { migrate as migrateSignOn } from '../src/database.ts'

// As several machines do that are started at the same moment, on a database that nobody has used.
test('the sign-on site and the platform migrate one new database at once', async () => {
  const url = await createDatabase(inject('postgresUrl'), `race_${randomUUID().replaceAll('-', '')}`)
  const over = new AbortController()
  const platforms = Promise.allSettled([migratePlatform(url), migratePlatform(url)]).finally(() =>
    over.abort(),
  )
  let times = 0
  // Without a pause, so that it comes upon every moment of the other: looking at a schema is what failed.
  const signOnAgainAndAgain = async () => {
    while (!over.signal.aborted) {
      await migrateSignOn(url)
      times++
    }
  }
  const signOns = Promise.allSettled([signOnAgainAndAgain(), signOnAgainAndAgain(), signOnAgainAndAgain()])
  const ends = [...(await platforms), ...(await signOns)]
  expect(ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))).toEqual([])
  expect(times).toBeGreaterThan(2)
})
