import { z } from 'zod'
import type { Tx } from '../../../../../base/database/tables.ts'
import { defineJob, enqueue } from '../../../../../base/jobs/job.ts'
import { profileFormats, type ProfileFormat } from '../../profile-schema.ts'
import { profiler } from './profile-file.ts'

export const profileJob = defineJob({
  name: 'datasets.profile',
  title: { zh: '生成数据概览', en: 'Profile data' },
  payload: z.object({ sha256: z.string(), format: z.enum(profileFormats) }),
  lane: 'general',
  attempts: 3,
})

/** Two at a time in all of the product, as each may use a gigabyte and the machine's cores. */
const queues = 2

/** Has a content profiled, unless it has been or is about to be. Parameters name the content, not a file. */
export async function requestProfile(
  tx: Tx,
  { sha256, format, now }: { sha256: string; format: ProfileFormat; now: Date },
): Promise<void> {
  const asked = await tx
    .insertInto('dataset_profile')
    .values({
      sha256,
      format,
      state: 'waiting',
      profiler,
      fault: null,
      result: null,
      asked_at: now,
      ended_at: null,
    })
    .onConflict(conflict =>
      conflict
        .columns(['sha256', 'format'])
        .doUpdateSet({ state: 'waiting', profiler, fault: null, result: null, asked_at: now, ended_at: null })
        .where('dataset_profile.profiler', '<', profiler),
    )
    .executeTakeFirst()
  if (asked.numInsertedOrUpdatedRows === 0n) return
  await enqueueProfile(tx, { sha256, format })
}

export const enqueueProfile = (tx: Tx, payload: { sha256: string; format: ProfileFormat }): Promise<void> =>
  enqueue(tx, profileJob, payload, {
    key: `profile:${payload.sha256}:${payload.format}`,
    queue: `datasets.profile.${Number.parseInt(payload.sha256.slice(0, 8), 16) % queues}`,
    // Behind everything that somebody waits for.
    priority: 10,
  })
