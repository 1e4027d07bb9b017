export const mediaKinds = ['picture', 'file', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** In which widths a picture is kept, in pixels; none wider than it came. */
export const widths = [480, 960, 1600, 2400] as const

export const mostBytes = 200 * 1024 * 1024
/** A picture is read into memory to be made anew. */
export const mostPictureBytes = 20 * 1024 * 1024

export type Known = { kind: MediaKind; mediaType: string }

const signatures: readonly (Known & { at: number; bytes: readonly number[] })[] = [
  { kind: 'picture', mediaType: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'picture', mediaType: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { kind: 'picture', mediaType: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { kind: 'video', mediaType: 'video/mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { kind: 'video', mediaType: 'video/webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { kind: 'file', mediaType: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  // Office documents are archives too.
  { kind: 'file', mediaType: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
]

/** What a file is by its first bytes, whatever it is called; undefined for what the library does not take. */
export function kindOf(head: Uint8Array): Known | undefined {
  const found = signatures.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))
  return found && { kind: found.kind, mediaType: found.mediaType }
}
