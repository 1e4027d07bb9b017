import { defineServer } from '../../../../base/server-feature.ts'
import { personal } from './personal.ts'

export const activityServer = defineServer({ name: 'people/activity', personal })
