import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'

test.each([
  ['400', '200', [1_600, 800]],
  ['1', '2000000', [1_600, 8_000]],
  ['2000000', '1', [1_600, 1]],
  ['100000', '100000', [1_600, 1_600]],
])('a drawing of %s by %s is drawn within 1,600 by 8,000 pixels', async (width, height, size) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`
  const drawn = await sharp(await drawSvg(svg, 1_600)).metadata()
  expect([drawn.width, drawn.height]).toEqual(size)
})
