import { randomInt } from 'node:crypto'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The number of an identity card that is unlikely to be drawn twice, with the check digit that belongs to it. */
export function idNumber(): string {
  const born = new Date(Date.UTC(1950, 0, 1) + randomInt(20_000) * 86_400_000)
  const day = born.toISOString().slice(0, 10).replaceAll('-', '')
  const digits = `1101${String(randomInt(1, 20)).padStart(2, '0')}${day}${String(randomInt(1000)).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return digits + '10X98765432'[sum % 11]
}

/** The example of GB 32100-2015. */
export const creditCode = '91350100M000100Y43'
