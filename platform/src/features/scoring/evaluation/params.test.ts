import { expect, test } from 'vitest'
import { hasParam } from './rules.ts'

test.each([
  ['positive', {}, true],
  ['positive', { average: 'binary' }, true],
  ['positive', { average: 'macro' }, false],
  ['average', { average: 'macro' }, true],
  ['beta', { average: 'weighted' }, true],
])('%s of a metric with %o: %s', (name, params, counts) => expect(hasParam(name, params)).toBe(counts))
