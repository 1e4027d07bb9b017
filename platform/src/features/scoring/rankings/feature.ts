import { defineFeature } from '../../../base/feature.ts'

export const rankings = defineFeature({ name: 'scoring/rankings' })
