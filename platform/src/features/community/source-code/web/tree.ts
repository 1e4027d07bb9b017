import type { Procedure } from './wire.ts'

type File = Procedure['tree'][number]
export type Folder = { name: string; folders: Folder[]; files: (File & { name: string })[] }

/** Paths as folders within folders; folders that only hold one other are one line, as people know it. */
export function folderOf(files: readonly File[]): Folder {
  const root: Folder = { name: '', folders: [], files: [] }
  for (const file of files) {
    const segments = file.path.split('/')
    const name = segments.pop() ?? ''
    let folder = root
    for (const segment of segments) {
      let next = folder.folders.find(one => one.name === segment)
      if (!next) {
        next = { name: segment, folders: [], files: [] }
        folder.folders.push(next)
      }
      folder = next
    }
    folder.files.push({ ...file, name })
  }
  return { ...root, folders: root.folders.map(shorten) }
}

function shorten(folder: Folder): Folder {
  const [only] = folder.folders
  if (only && folder.folders.length === 1 && folder.files.length === 0)
    return shorten({ ...only, name: `${folder.name}/${only.name}` })
  return { ...folder, folders: folder.folders.map(shorten) }
}

/** The file that a reader begins with: a read-me, else the first text. */
export function firstFile(files: readonly File[]): string | undefined {
  const texts = files.filter(file => file.isText)
  const readme = texts
    .filter(file => /(^|\/)readme[^/]*$/i.test(file.path))
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length)[0]
  return (readme ?? texts[0])?.path
}
