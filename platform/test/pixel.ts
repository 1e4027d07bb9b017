import sharp from 'sharp'

/** A picture of one pixel, as PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of few bytes and few pixels, and of a side that no picture has. */
export const strip = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 2_000_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
