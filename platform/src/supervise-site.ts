import { compileCacheOf } from './base/config/data-dir.ts'
import { fileOf } from './base/programs.ts'
import { supervise, type Supervised } from './base/supervisor.ts'

export const isDevelopment = Boolean(process.env.LEITAI_DEV)

/** The site's process: it loads its code and waits for its settings. */
export function superviseSite(dataDir: string, program = fileOf('api')): Supervised {
  return supervise('api', program, loadingEnvironment(dataDir), {
    watch: isDevelopment,
    waits: true,
  })
}

/** What a process of the product must know before its code is loaded. */
export function loadingEnvironment(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // React and others leave their development checks in unless told.
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NODE_COMPILE_CACHE: compileCacheOf(dataDir),
  }
}
