import { encoded, startTagsOf } from './neutral-xml.ts'

/** By the last part of their type: relations to what is seen of a document, its sheets or its slides, and what that needs. */
const shown = new Set(
  [
    // Text, and what all three have.
    'styles stylesWithEffects numbering settings webSettings fontTable font theme themeOverride header footer',
    'footnotes endnotes comments image hdphoto svgBlip hyperlink vmlDrawing oleObject package control ctrlProp',
    'activeXControlBinary aFChunk chart chartEx chartUserShapes chartStyle chartColorStyle drawing',
    'diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing ink model3d',
    // Sheets.
    'worksheet chartsheet dialogsheet sharedStrings sheetMetadata table tableSingleCells',
    'pivotTable pivotCacheDefinition pivotCacheRecords slicer slicerCache timeline timelineCache',
    'rdRichValue rdRichValueStructure rdRichValueTypes rdArray richValueRel richStyles',
    // Slides.
    'slide slideMaster slideLayout notesSlide notesMaster handoutMaster presProps viewProps tableStyles',
    'commentAuthors video audio media',
  ].flatMap(types => types.split(' ')),
)
/** Comments in threads name people by parts of their own; what is drawn by hand is related like data of other programs. */
const isShown = (type: string, target: string): boolean => {
  const name = type.slice(type.lastIndexOf('/') + 1)
  return (
    (shown.has(name) && !type.includes('/office/2018/')) || (name === 'customXml' && /\bink\//.test(target))
  )
}

export const contentTypes = '[Content_Types].xml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relationsOf = (part: string): string => part.replace(/[^/]*$/, name => `_rels/${name}.rels`)
const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${encoded(value)}"`)
    .join('')}/>`

/** Resolves a relationship's target relative to the part that names it. */
function resolved(target: string, from: string): string {
  const path: string[] = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split('/'))
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  return path.join('/')
}

export type Parts = {
  /** Those that are taken over. */
  kept: ReadonlySet<string>
  /** What names and relates them, written for them alone. */
  made: ReadonlyMap<string, string>
}

/**
 * The parts that the document reaches by relationships to shown content. External relationships lead to `about:blank` but
 * keep their ids, because the text refers to them. Throws for a file that is not a document.
 */
export function partsShown(names: readonly string[], read: (path: string) => Uint8Array): Parts {
  const nameOf = new Map(names.map(name => [name.toLowerCase(), name]))
  const kept = new Set<string>()
  const made = new Map<string, string>()
  const ahead = ['']
  for (let part = ahead.pop(); part !== undefined; part = ahead.pop()) {
    const path = nameOf.get(relationsOf(part).toLowerCase())
    if (path === undefined) continue
    const relations: string[] = []
    for (const { local, attributes } of startTagsOf(path, read(path))) {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes
      if (local !== 'Relationship') continue
      if (TargetMode === 'External') {
        const template = Type.endsWith('/attachedTemplate') ? 'Normal.dotm' : 'about:blank'
        relations.push(tag(local, { Id, Type, Target: template, TargetMode }))
        continue
      }
      if (!(part === '' ? Type.endsWith('/officeDocument') : isShown(Type, Target))) continue
      const place = Target.replace(/#.*/, '')
      const found = nameOf.get(resolved(place, part).toLowerCase())
      // A place in the same part, or nothing.
      const target = found === undefined ? (place === '' ? Target : 'NULL') : `/${found}`
      relations.push(tag(local, { Id, Type, Target: target }))
      if (found === undefined || kept.has(found)) continue
      kept.add(found)
      ahead.push(found)
    }
    made.set(
      path,
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    )
  }
  if (kept.size === 0 || !nameOf.has(contentTypes.toLowerCase()))
    throw new Error('a package that is no document')
  const types = startTagsOf(contentTypes, read(contentTypes)).flatMap(({ local, attributes }) => {
    const { Extension = '', PartName = '', ContentType = '' } = attributes
    if (local === 'Default' && /^\w+$/.test(Extension)) return tag(local, { Extension, ContentType })
    const found = nameOf.get(PartName.slice(1).toLowerCase())
    return local === 'Override' && found && kept.has(found)
      ? tag(local, { PartName: `/${found}`, ContentType })
      : []
  })
  made.set(
    contentTypes,
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
  )
  return { kept, made }
}
