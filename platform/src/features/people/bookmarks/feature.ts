import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const bookmarks = defineFeature({ name: 'people/bookmarks', contracts: contract })
