import type { ArchiveLimits } from '../../../base/archive/paths.ts'
import type { Lang } from '../../../base/web/language.ts'
import type { FileKind } from '../forms/kinds.ts'

type Form = { endings: readonly string[]; at?: number; bytes: readonly (number | null)[]; holds: Content }
/** What a file is packed as, and has to be looked into for. */
export type Content = 'pdf' | 'picture' | 'ooxml' | 'ole' | 'zip' | '7z' | 'gzip'

const pack = [0x50, 0x4b, 0x03, 0x04]
const forms: Readonly<Record<FileKind, readonly Form[]>> = {
  pdf: [{ endings: ['pdf'], bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], holds: 'pdf' }],
  office: [
    { endings: ['docx', 'xlsx', 'pptx'], bytes: pack, holds: 'ooxml' },
    {
      endings: ['doc', 'xls', 'ppt', 'wps', 'et', 'dps'],
      bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      holds: 'ole',
    },
  ],
  picture: [
    {
      endings: ['png'],
      bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      holds: 'picture',
    },
    { endings: ['jpg', 'jpeg'], bytes: [0xff, 0xd8, 0xff], holds: 'picture' },
    { endings: ['gif'], bytes: [0x47, 0x49, 0x46, 0x38], holds: 'picture' },
    {
      endings: ['webp'],
      bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
      holds: 'picture',
    },
  ],
  archive: [
    { endings: ['zip'], bytes: pack, holds: 'zip' },
    { endings: ['7z'], bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], holds: '7z' },
    { endings: ['gz', 'tgz'], bytes: [0x1f, 0x8b, 0x08], holds: 'gzip' },
  ],
}

export const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** In a blind review a file is called by its place: its name may be that of the team. */
export function blindName(place: number, name: string, lang: Lang): string {
  const ending = endingOf(name)
  return `${lang === 'zh-CN' ? '附件' : 'Attachment'} ${place}${ending === '' ? '' : `.${ending}`}`
}

/** The endings of files of these kinds, for whoever chooses one. */
export const endingsOf = (kinds: readonly FileKind[], { isBlind }: { isBlind: boolean }): string[] =>
  kinds.flatMap(kind =>
    forms[kind].flatMap(({ endings, holds }) => (isBlind && mayNameAnybody(kind, holds) ? [] : endings)),
  )

/** Names cannot be taken out of these, so that a blind review takes none. */
export const mayNameAnybody = (kind: FileKind, holds: Content): boolean =>
  kind === 'archive' || holds === 'ole'

/** What a file of one of these kinds is, by its ending and by how it begins; undefined where those do not agree. */
export function kindOf(
  name: string,
  head: Uint8Array,
  kinds: readonly FileKind[],
): { kind: FileKind; holds: Content } | undefined {
  const ending = endingOf(name)
  for (const kind of kinds)
    for (const { endings, bytes, holds } of forms[kind])
      if (endings.includes(ending) && bytes.every((byte, at) => byte === null || head[at] === byte))
        return { kind, holds }
  return undefined
}

const mega = 1024 * 1024
/** What an archive may hold: reviewers open it, so it may not fill their disk. */
export const archiveLimits = {
  entries: 5_000,
  totalBytes: 1024 * mega,
  fileBytes: 512 * mega,
  pathLength: 300,
  depth: 24,
  ratio: 200,
  ratioFrom: 16 * mega,
  mayNest: true,
  isPortable: true,
} as const satisfies ArchiveLimits

/** The same for an office document, which is an archive of markup: that packs well. */
export const documentLimits = {
  ...archiveLimits,
  totalBytes: 512 * mega,
  ratio: 400,
} as const satisfies ArchiveLimits

/** What an office document of each ending has in it. */
export const partsOfDocument: Readonly<Record<string, string>> = {
  docx: 'word/',
  xlsx: 'xl/',
  pptx: 'ppt/',
}
