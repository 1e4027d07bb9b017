import { defineFeature } from '../../../base/feature.ts'

export const follows = defineFeature({ name: 'people/follows' })
