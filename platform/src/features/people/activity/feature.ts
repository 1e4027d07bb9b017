import { defineFeature } from '../../../base/feature.ts'

export const activity = defineFeature({ name: 'people/activity' })
