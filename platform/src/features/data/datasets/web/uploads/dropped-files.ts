import { isLeftover } from '../../../../../base/archive/paths.ts'

export type NamedFile = { file: File; name: string }

/** Files of an input; those of a chosen folder have their path in it. */
export const chosenFiles = (list: readonly File[]): NamedFile[] =>
  list.map(file => ({ file, name: file.webkitRelativePath || file.name }))

/** Files and all that is in folders, as they were dropped. */
export async function droppedFiles(transfer: DataTransfer): Promise<NamedFile[]> {
  // Entries must be asked for before anything is awaited: after that the transfer is empty.
  const entries = [...transfer.items].flatMap(item => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(entry => filesOf(entry, '')))).flat()
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<NamedFile[]> {
  const name = folder + entry.name
  if (isFile(entry)) {
    const file = await new Promise<File>((done, failed) => entry.file(done, failed))
    return [{ file, name }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: FileSystemEntry[] = []
  // It gives some at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed))
    if (some.length === 0) break
    found.push(...some)
  }
  return (await Promise.all(found.map(child => filesOf(child, `${name}/`)))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** What can be uploaded, and the names of what is left out: empty files and those of systems. */
export function sortOut(files: readonly NamedFile[]): { take: NamedFile[]; skipped: string[] } {
  const isTaken = ({ file, name }: NamedFile) => file.size > 0 && !isLeftover(name)
  return {
    take: files.filter(isTaken),
    skipped: files.filter(one => !isTaken(one)).map(one => one.name),
  }
}
