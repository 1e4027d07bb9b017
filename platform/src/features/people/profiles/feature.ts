import { defineFeature } from '../../../base/feature.ts'
import * as accomplishments from './accomplishments.contract.ts'
import * as careers from './career.contract.ts'
import * as contract from './contract.ts'
import * as person from './person.contract.ts'
import * as pictures from './pictures.contract.ts'
import * as suggestions from './suggestions.contract.ts'

export const profiles = defineFeature({
  name: 'people/profiles',
  contracts: { ...contract, ...accomplishments, ...careers, ...person, ...pictures, ...suggestions },
})
