import { expect, test } from 'vitest'
import { qrSvg } from './qr.ts'

/** Which modules the drawing's path makes dark, by its own commands. */
function modulesOf(svg: string): { size: number; isDark: (x: number, y: number) => boolean } {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const dark = new Set(
    [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  )
  return { size, isDark: (x, y) => dark.has(`${x},${y}`) }
}

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

test.each([
  'http://localhost:3000',
  'https://leitai.example/a/rather/long/address?with=a&query=too',
  '数据擂台',
])('the code of %s has its three finders, its timing lines and an empty border of four modules', text => {
  const { size, isDark } = modulesOf(qrSvg(text))
  const inner = size - 8
  expect((inner - 17) % 4).toBe(0)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(
      finder.map((_, y) =>
        Array.from({ length: 7 }, (_, x) => (isDark(left + x, top + y) ? '1' : '0')).join(''),
      ),
    ).toEqual(finder)
  for (let at = 8; at < inner - 8; at++) {
    expect(isDark(4 + at, 10)).toBe(at % 2 === 0)
    expect(isDark(10, 4 + at)).toBe(at % 2 === 0)
  }
  for (let at = 0; at < size; at++)
    for (let edge = 0; edge < 4; edge++)
      expect([isDark(at, edge), isDark(edge, at), isDark(at, size - 1 - edge)]).toEqual([false, false, false])
})
