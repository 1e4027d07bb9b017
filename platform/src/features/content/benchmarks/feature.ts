import { defineFeature } from '../../../base/feature.ts'
import { audit } from './audit.ts'
import * as contract from './contract.ts'
import * as editing from './editing.contract.ts'

export const benchmarks = defineFeature({
  name: 'content/benchmarks',
  audit,
  contracts: { ...contract, ...editing },
  sections: [
    {
      place: 48.5,
      path: '/admin/benchmarks',
      icon: 'pulse',
      title: { zh: '评测基准', en: 'Benchmarks' },
      needs: editing.listManagedBenchmarks,
    },
  ],
})
