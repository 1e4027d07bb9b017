import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

/** A team as everybody sees it: who is in it, where it stands, how it came there, what it published. */
export const teamPages = defineFeature({ name: 'front/team-pages', contracts: contract })
