import type { FeatureSamples } from '../../../../test/sample.ts'

/** It has no calls: what it keeps is shown by the pages of people. */
export const samples: FeatureSamples = {
  policy: '',
  calls: {},
  stays: ['activity_event'],
}
