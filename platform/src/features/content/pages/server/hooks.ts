import { defineHook } from '../../../../base/hook.ts'
import type { SourceRead, SourceValue } from '../sources.ts'
import type { Reading } from './reading.ts'

/** What a site offers that people can still apply for, the newest first. */
export const openJobs = defineHook<
  [reading: Reading, chosen: SourceValue<'jobs'>],
  Promise<SourceRead<'jobs'>>
>('open jobs of a site')
