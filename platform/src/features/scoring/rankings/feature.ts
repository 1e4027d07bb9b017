import { defineFeature } from '../../../base/feature.ts'
import { noticeKinds } from './notice-kinds.ts'

export const rankings = defineFeature({ name: 'scoring/rankings', noticeKinds })
