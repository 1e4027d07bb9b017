import { defineFeature } from '../../../base/feature.ts'

export const notices = defineFeature({ name: 'people/notices' })
