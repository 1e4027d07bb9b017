import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const inbox = defineFeature({ name: 'people/inbox', contracts: contract })
