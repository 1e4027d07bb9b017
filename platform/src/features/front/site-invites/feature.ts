import { defineFeature } from '../../../base/feature.ts'
import * as contract from './contract.ts'

/** What a sponsor's site shows of features above its pages: the invite boards of its competitions. */
export const siteInvites = defineFeature({ name: 'front/site-invites', contracts: contract })
