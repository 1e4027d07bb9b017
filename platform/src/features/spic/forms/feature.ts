import { defineFeature } from '../../../base/feature.ts'

export const forms = defineFeature({ name: 'spic/forms' })
