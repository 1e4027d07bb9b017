import { licenceAddress } from '../../licences.ts'
import type { Profile } from '../../profile-schema.ts'
import { citation } from '../../rules.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { contextIn, conformsTo, dataTypes, mediaTypeOf } from './terms.ts'

type File = {
  id: number
  name: string
  description: string
  size: number
  sha256: string
  fields: readonly { name: string; description: string }[]
}

export type CroissantSource = {
  id: number
  title: string
  description: string
  licence: string
  sourceUrl: string | null
  owner: string
  version: number
  publishedAt: Date | null
  modifiedAt: Date | null
  category: string | null
  files: readonly File[]
  /** Profiles of its tables, by the names of the files. */
  profiles: ReadonlyMap<string, Profile>
}

/** A dataset in Croissant 1.0: what schema.org says of it, its files, and the columns of its tables as fields. */
export function makeCroissant(
  source: CroissantSource,
  lang: Lang,
  publicUrl: string,
): Record<string, unknown> {
  const address = `${publicUrl}/datasets/${source.id}`
  const year = String((source.publishedAt ?? source.modifiedAt)?.getUTCFullYear() ?? '')
  return clean({
    '@context': contextIn(lang),
    '@type': 'sc:Dataset',
    conformsTo,
    name: source.title,
    description: source.description || source.title,
    license: licenceAddress(source.licence) ?? source.licence,
    url: address,
    sameAs: source.sourceUrl,
    version: `${source.version}.0.0`,
    datePublished: source.publishedAt?.toISOString(),
    dateModified: source.modifiedAt?.toISOString(),
    inLanguage: lang,
    isAccessibleForFree: true,
    keywords: source.category ? [source.category] : undefined,
    creator: { '@type': 'sc:Person', name: source.owner },
    citeAs: citation({ ...source, year, address }).bibtex,
    distribution: source.files.map(file => ({
      '@type': 'cr:FileObject',
      '@id': file.name,
      name: file.name,
      ...(file.description ? { description: file.description } : {}),
      contentUrl: `${publicUrl}/api/datasets/files/${file.id}`,
      contentSize: `${file.size} B`,
      encodingFormat: mediaTypeOf(file.name),
      sha256: file.sha256,
    })),
    recordSet: source.files.flatMap(file => recordSet(file, source.profiles.get(file.name)) ?? []),
  })
}

/** Tables that are read as they are; those within gzip would need a step that Croissant has no word for. */
function recordSet(file: File, profile: Profile | undefined) {
  if (!profile || /\.gz$/i.test(file.name)) return undefined
  const isJson = /\.(jsonl|ndjson)$/i.test(file.name)
  const id = `${file.name}/records`
  return {
    '@type': 'cr:RecordSet',
    '@id': id,
    name: id,
    field: profile.columns.map(column => {
      const said = file.fields.find(field => field.name === column.name)?.description
      return {
        '@type': 'cr:Field',
        '@id': `${id}/${column.name}`,
        name: column.name,
        ...(said ? { description: said } : {}),
        dataType: dataTypes[column.kind],
        source: {
          fileObject: { '@id': file.name },
          extract: isJson
            ? { jsonPath: `$['${column.name.replace(/['\\]/g, '\\$&')}']` }
            : { column: column.name },
        },
      }
    }),
  }
}

const clean = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== null))
