import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

export const onboarding = defineFeature({ name: 'people/onboarding', contracts: contract })
