import { expect, test } from 'vitest'
import { readerZoneOf } from './reader-zone.ts'

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['asia/shanghai', 'Asia/Shanghai'],
  ['UTC', 'UTC'],
  ['', null],
  [undefined, null],
  ['Atlantis/Poseidonis', null],
  ['<script>', null],
  ['A'.repeat(1_000), null],
])('%s is %s', (zone, known) => expect(readerZoneOf({ zone })).toBe(known))
