import { defineFeature } from '../../../base/feature.ts'

export const privacy = defineFeature({ name: 'people/privacy' })
