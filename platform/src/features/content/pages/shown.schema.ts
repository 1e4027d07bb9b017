import { z } from 'zod'
import { tones } from './block.ts'
import { blocks, type ShownBlock } from './blocks.ts'
import type { Field, Fields } from './fields.ts'
import { shownMedia } from './media.ts'
import { sources } from './sources.ts'

/** What a reader gets of a page: what a block does not declare never leaves. */

function shownOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'words':
    case 'markdown':
    case 'link':
      return z.string()
    case 'media':
      return shownMedia.nullable()
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'instant':
      return z.string().nullable()
    case 'list':
      return z.array(shownValue(field.of))
    case 'source':
      return sources[field.of].shown
  }
}

const shownValue = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownOf(field)])))

const shownBlocks = blocks.map(block =>
  z.object({
    id: z.string(),
    kind: z.literal(block.kind),
    tone: z.enum(tones),
    value: shownValue(block.fields),
  }),
)
const [first, ...others] = shownBlocks
if (!first) throw new Error('there is no kind of block')
const anyBlock: z.ZodType = z.discriminatedUnion('kind', [first, ...others])
// As of what is stored: the compiler knows a block by the types of its fields.
const shownBlock = anyBlock as z.ZodType<ShownBlock, ShownBlock>

export const shownPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(shownBlock),
})
export type ShownPage = z.output<typeof shownPage>
