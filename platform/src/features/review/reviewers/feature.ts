import { defineFeature } from '../../../base/feature.ts'

export const reviewers = defineFeature({ name: 'review/reviewers' })
