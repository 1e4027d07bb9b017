import { defineServer } from '../../../../base/server-feature.ts'

export const activityServer = defineServer({ name: 'people/activity' })
