import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const personPages = defineFeature({ name: 'front/person-pages', contracts: contract })
