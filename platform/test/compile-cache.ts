import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One for all processes that tests start: compiling what others have compiled is most of a start. */
export const sharedCompileCache = join(tmpdir(), 'leitai-compile-cache')
