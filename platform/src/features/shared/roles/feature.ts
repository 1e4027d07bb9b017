import { defineFeature } from '../../../base/feature.ts'

export const roles = defineFeature({ name: 'shared/roles' })
