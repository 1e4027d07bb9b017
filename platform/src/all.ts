import { enableCompileCache } from 'node:module'
import { compileCacheOf, dataDirOf, isNew } from './base/config/data-dir.ts'
import { runProcess } from './base/process.ts'
import { superviseSite } from './supervise-site.ts'

/**
 * Everything in one process tree: database, sign-on site, site with API, worker. Loading code is most of a start
 * (decision 0034), and the site needs longest: it does so before this process loads anything but how to run it. At a
 * first start the database comes first, because one that refuses must leave nothing half made.
 */
const dataDir = dataDirOf(process.env)
const isFirst = isNew(dataDir)
const site = isFirst ? undefined : superviseSite(dataDir)
if (!isFirst) enableCompileCache(compileCacheOf(dataDir))

await runProcess('leitai', async asked => {
  const { startEverything } = await import('./start-everything.ts')
  return startEverything(asked, site)
})
