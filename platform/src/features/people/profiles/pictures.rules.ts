export const pictureKinds = ['avatar', 'banner'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** In pixels, as they are kept; what is chosen is cut to this shape in the browser, and here whatever comes otherwise. */
export const pictureSizes: Record<PictureKind, { width: number; height: number }> = {
  avatar: { width: 400, height: 400 },
  banner: { width: 1_600, height: 400 },
}
