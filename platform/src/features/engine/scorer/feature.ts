import { defineFeature } from '../../../base/feature.ts'

export const scorer = defineFeature({ name: 'engine/scorer' })
