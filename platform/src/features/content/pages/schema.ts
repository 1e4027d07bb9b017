import { z } from 'zod'
import { chosenInstant, draftText, line } from '../../../base/contract/call.ts'
import { tones } from './block.ts'
import { blocks, type PageDocument } from './blocks.ts'
import type { Field, Fields } from './fields.ts'
import { sources } from './sources.ts'
import { isPageLink } from './rules.ts'

/** What may be stored of a page. Texts may be empty while it is a draft: `completeness.ts` says what a reader would miss. */

const words = (max: number) => z.object({ zh: line(max), en: line(max) })
const markdown = (max: number) => z.object({ zh: draftText(max), en: draftText(max) })
export const pageLink = () => line(500).refine(isPageLink, { params: { code: 'not_a_link' } })

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'words':
      return words(field.max)
    case 'markdown':
      return markdown(field.max)
    case 'media':
      return z.int32().positive().nullable()
    case 'link':
      return pageLink()
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'instant':
      return chosenInstant().nullable()
    case 'list':
      return z.array(valueSchema(field.of)).max(field.most)
    case 'source':
      return sources[field.of].chosen
  }
}

const valueSchema = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])))

const blockSchemas = blocks.map(block =>
  z.object({
    id: z.string().regex(/^[0-9a-z]{8}$/),
    kind: z.literal(block.kind),
    tone: z.enum(tones),
    value: valueSchema(block.fields),
  }),
)

export const mostBlocks = 60

const [first, ...others] = blockSchemas
if (!first) throw new Error('there is no kind of block')
const document: z.ZodType = z.object({
  title: words(80),
  description: words(200),
  blocks: z.array(z.discriminatedUnion('kind', [first, ...others])).max(mostBlocks),
})
// What a block holds follows from its fields, which are data: the compiler knows it by their types, the schema by their
// values. A test holds one against the other.
export const pageDocument = document as z.ZodType<PageDocument, PageDocument>
