/** How large what is unpacked from an archive may be, and how it may be called. */
export type ArchiveLimits = {
  entries: number
  totalBytes: number
  fileBytes: number
  pathLength: number
  depth: number
  /** Unpacked to packed. */ ratio: number
  /** Below this many bytes a ratio says nothing. */ ratioFrom: number
  mayNest: boolean
  /** People unpack it on any system. */ isPortable?: true
}

/** Everything that an archive can be refused for. */
export const archiveIssueCodes = [
  'unreadable',
  'encrypted',
  'empty',
  'too_many',
  'total_big',
  'file_big',
  'ratio',
  'outside',
  'absolute',
  'characters',
  'path_long',
  'unportable',
  'duplicate',
  'link',
  'special',
  'nested',
] as const
export type ArchiveIssueCode = (typeof archiveIssueCodes)[number]

/** What is wrong with a path inside an archive; undefined when it stays within and can be shown. */
export function pathIssue(
  path: string,
  limits: Pick<ArchiveLimits, 'pathLength' | 'depth' | 'isPortable'>,
): ArchiveIssueCode | undefined {
  // Other programs would read or show another path than we do.
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u.test(path)) return 'characters'
  if (/^[/\\]/.test(path) || /^[a-z]:/i.test(path)) return 'absolute'
  const segments = path.split('/')
  if (segments.some(segment => segment === '..')) return 'outside'
  if (segments.some(segment => segment === '' || segment === '.' || segment.trim() === ''))
    return 'characters'
  if ([...path].length > limits.pathLength || segments.length > limits.depth) return 'path_long'
  if (limits.isPortable && portablePath(path) !== path) return 'unportable'
  return undefined
}

const mostSegmentBytes = 255
/** Names of devices, also with an ending: Windows makes no file of such a name. */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** A path that Windows, macOS and Linux can unpack: itself, if it is one already. */
export const portablePath = (path: string): string =>
  path
    .split('/')
    .map(segment =>
      cutName(segment, mostSegmentBytes)
        .replaceAll(/[<>:"|?*]/g, '_')
        .replace(/[. ]+$/, '_')
        .replace(device, '_$1'),
    )
    .join('/')

/** Paths of one archive: those that become the same, where case is ignored, are numbered. */
export function portablePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  // Counting goes on where it stopped, so that many of the same name take no longer than others.
  const counts = new Map<string, number>()
  return paths.map(path => {
    const portable = portablePath(path)
    const key = portable.toLowerCase()
    let name = portable
    let count = counts.get(key) ?? 1
    while (taken.has(name.toLowerCase())) name = portable.replace(/(\.[^./]*)?$/, ` (${++count})$1`)
    counts.set(key, count)
    taken.add(name.toLowerCase())
    return name
  })
}

/** A name of at most so many bytes, cut in front of its ending, which says what kind of file it is. */
export function cutName(name: string, mostBytes: number): string {
  if (utf8Bytes(name) <= mostBytes) return name
  const [ending = ''] = /(\.[^.]{1,20})?$/.exec(name) ?? []
  let room = mostBytes - utf8Bytes(ending)
  let cut = ''
  for (const sign of name.slice(0, name.length - ending.length)) {
    room -= utf8Bytes(sign)
    if (room < 0) break
    cut += sign
  }
  return cut + ending
}

const utf8 = new TextEncoder()
const utf8Bytes = (text: string): number => utf8.encode(text).length

/** A path as we keep it: Windows tools write `\`, some tools begin with `./`. */
export const tidyPath = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')

/** What tools and systems leave behind: looked at like the rest, then left out. */
export const isLeftover = (path: string): boolean =>
  /(^|\/)(__MACOSX|\.git|\.svn|\.hg|node_modules|__pycache__|\.ipynb_checkpoints|\.venv|\.idea|\.vscode)\//.test(
    `${path}/`,
  ) || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/i.test(path)

const archiveName =
  /\.(zip|zipx|jar|war|ear|apk|aar|whl|egg|tar|t?gz|t?bz2?|t?xz|tzst|zst|lz4?|lzma|z|7z|rar|cab|iso|dmg|deb|rpm|cpio|ar|xar)$/i
/** Kept as they are and never opened by us. */
const packedDocument = /\.(docx|xlsx|pptx|odt|ods|odp|npz|pt|pth|keras|epub)$/i

/** An archive in an archive, by its name or by how its content begins. */
export function isArchive(path: string, head?: Uint8Array): boolean {
  if (archiveName.test(path)) return true
  if (!head || packedDocument.test(path)) return false
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)
  return (
    begins(0x50, 0x4b, 0x03, 0x04) ||
    begins(0x1f, 0x8b) ||
    begins(0x42, 0x5a, 0x68) ||
    begins(0xfd, 0x37, 0x7a, 0x58, 0x5a) ||
    begins(0x37, 0x7a, 0xbc, 0xaf) ||
    begins(0x52, 0x61, 0x72, 0x21) ||
    begins(0x28, 0xb5, 0x2f, 0xfd) ||
    (head.length > 262 && new TextDecoder().decode(head.subarray(257, 262)) === 'ustar')
  )
}
