import type { ColumnKind } from '../../profile-schema.ts'

export const conformsTo = 'http://mlcommons.org/croissant/1.0'

/** The context that the Croissant 1.0 specification recommends; the language is that of the texts. */
export const contextIn = (language: string) => ({
  '@language': language,
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  rai: 'http://mlcommons.org/croissant/RAI/',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  samplingRate: 'cr:samplingRate',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
})

export const dataTypes: Record<ColumnKind, string> = {
  integer: 'sc:Integer',
  number: 'sc:Float',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
  datetime: 'sc:Date',
  text: 'sc:Text',
  nested: 'sc:Text',
  binary: 'sc:Text',
  empty: 'sc:Text',
}

const mediaTypes: [RegExp, string][] = [
  [/\.csv$/i, 'text/csv'],
  [/\.tsv$/i, 'text/tab-separated-values'],
  [/\.(jsonl|ndjson)$/i, 'application/jsonlines'],
  [/\.json$/i, 'application/json'],
  [/\.parquet$/i, 'application/x-parquet'],
  [/\.(txt|md)$/i, 'text/plain'],
  [/\.zip$/i, 'application/zip'],
  [/\.(tar\.gz|tgz)$/i, 'application/x-tar'],
  [/\.gz$/i, 'application/gzip'],
  [/\.png$/i, 'image/png'],
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.webp$/i, 'image/webp'],
  [/\.wav$/i, 'audio/wav'],
  [/\.mp3$/i, 'audio/mpeg'],
  [/\.pdf$/i, 'application/pdf'],
]
export const mediaTypeOf = (name: string): string =>
  mediaTypes.find(([ending]) => ending.test(name))?.[1] ?? 'application/octet-stream'
