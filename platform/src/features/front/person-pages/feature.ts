import { defineFeature } from '../../../base/feature.ts'

export const personPages = defineFeature({ name: 'front/person-pages' })
