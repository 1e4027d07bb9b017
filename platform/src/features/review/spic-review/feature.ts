import { defineFeature } from '../../../base/feature.ts'

export const spicReview = defineFeature({ name: 'review/spic-review' })
