import { enableCompileCache } from 'node:module'
import { awaitBuild } from './await-build.ts'
import { compileCacheOf, dataDirOf, isNew } from './base/config/data-dir.ts'
import { runProcess } from './base/process.ts'
import { superviseSite } from './supervise-site.ts'

/**
 * Everything in one process tree: database, sign-on site, site with API, worker. Loading code is most of a start
 * (decision 0034), and the site needs longest: it does so before this process loads anything but how to run it. At a
 * first start the database comes first, because one that refuses must leave nothing half made; and while the site is
 * still being built there, database and demo world are made. A later start touches nothing before the build is good.
 */
const dataDir = dataDirOf(process.env)
const isFirst = isNew(dataDir)
const built = process.env.LEITAI_BUILDS ? awaitBuild() : undefined
delete process.env.LEITAI_BUILDS
const site = isFirst || built ? undefined : superviseSite(dataDir)
if (!isFirst) enableCompileCache(compileCacheOf(dataDir))

await runProcess('leitai', async asked => {
  if (!isFirst) await built
  const { startEverything } = await import('./start-everything.ts')
  return startEverything(asked, { loading: site, built })
})
