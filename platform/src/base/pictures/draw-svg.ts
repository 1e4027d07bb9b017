import { Resvg, renderAsync } from '@resvg/resvg-js'

/** The greatest height of a picture, in widths: a drawing of 1 × 2,000,000 would become billions of pixels. */
const mostHeights = 5

/**
 * Renders SVG as a PNG of this width in pixels. A drawing that is too high or too flat is fitted into the nearest allowed
 * shape. The library that reads uploads is not used, because SVG is disabled there for the whole process.
 */
export async function drawSvg(svg: string, width: number): Promise<Buffer> {
  const options = { font: { loadSystemFonts: false } }
  const own = new Resvg(svg, options)
  const exact = (width * own.height) / own.width
  const height = Math.min(Math.max(1, exact), mostHeights * width)
  const drawn = height === exact ? svg : framed(svg, { width, height })
  return (await renderAsync(drawn, { ...options, fitTo: { mode: 'width', value: width } })).asPng()
}

const framed = (svg: string, { width, height }: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<image width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/></svg>`
