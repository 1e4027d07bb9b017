import { compileCacheOf } from './base/config/data-dir.ts'
import { builtOf, sourceOf } from './base/programs.ts'
import { supervise, type Supervised } from './base/supervisor.ts'

export const isDevelopment = Boolean(process.env.LEITAI_DEV)

/** The file that runs a program: in development its source, which may change at any moment. */
export const programOf = isDevelopment ? sourceOf : builtOf

/** The site's process: it loads its code and waits for its settings. */
export function superviseSite(dataDir: string): Supervised {
  return supervise('api', programOf('api'), loadingEnvironment(dataDir), {
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
