/** 8,000 × 5,000: what a camera makes; a bomb of a few kilobytes unpacks to far more. */
export const mostPixels = 40_000_000
