/** 8,000 × 5,000: what a camera makes; a bomb of a few kilobytes unpacks to far more. */
export const mostPixels = 40_000_000
/** A panorama of a telephone has some 16,000. A strip of one pixel by millions is no picture, and slow to make smaller. */
const mostSide = 20_000

/** True if pictures of this size are refused; read from the header, before any pixel is decoded. */
export const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width > mostSide || height > mostSide || width * height > mostPixels
