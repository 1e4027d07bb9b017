import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const properties = 'http://schemas.openxmlformats.org'
/** The parts that say who made a document and where, each as one that says nothing. */
const empty: Readonly<Record<string, string>> = {
  'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="${properties}/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `${head}<Properties xmlns="${properties}/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `${head}<Properties xmlns="${properties}/officeDocument/2006/custom-properties"/>`,
}

/** Who changed or remarked on something, and on whose device it was kept. */
const attributes =
  /(\s(?:w:author|w:initials|w15:author|w15:userId|w15:providerId|lastModifiedBy|userName|displayName|userId|initials)=)(?:"[^"]*"|'[^']*')/g
const authors = /<author>[^<]*<\/author>/g

/** The same document without its properties and without the names at its changes and comments. */
export function neutralOffice(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes)
  const kept = Object.entries(parts).flatMap(([path, content]): [string, Uint8Array][] => {
    const blank = empty[path]
    if (blank !== undefined) return [[path, strToU8(blank)]]
    // A picture of its first page, made by another program, keeps what that program wrote.
    if (!path.endsWith('.xml')) return [[path, content]]
    const text = strFromU8(content)
    const plain = text.replaceAll(attributes, '$1""').replaceAll(authors, '<author></author>')
    const named = path.endsWith('commentAuthors.xml') ? plain.replaceAll(/(\sname=)"[^"]*"/g, '$1""') : plain
    return [[path, named === text ? content : strToU8(named)]]
  })
  return zipSync(Object.fromEntries(kept), { level: 6, mtime: '2000-01-01' })
}
