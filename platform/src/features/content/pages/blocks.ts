import type { ShownBlockOf, StoredOf } from './block.ts'
import { action } from './blocks/action/block.ts'
import { cards } from './blocks/cards/block.ts'
import { competitions } from './blocks/competitions/block.ts'
import { contact } from './blocks/contact/block.ts'
import { downloads } from './blocks/downloads/block.ts'
import { experts } from './blocks/experts/block.ts'
import { faq } from './blocks/faq/block.ts'
import { gallery } from './blocks/gallery/block.ts'
import { hero } from './blocks/hero/block.ts'
import { jobs } from './blocks/jobs/block.ts'
import { leaderboard } from './blocks/leaderboard/block.ts'
import { news } from './blocks/news/block.ts'
import { organisations } from './blocks/organisations/block.ts'
import { picture } from './blocks/picture/block.ts'
import { statistics } from './blocks/statistics/block.ts'
import { text } from './blocks/text/block.ts'
import { timeline } from './blocks/timeline/block.ts'
import { video } from './blocks/video/block.ts'

/** Every kind of block, in the order in which the editor offers them. */
export const blocks = [
  hero,
  text,
  statistics,
  cards,
  timeline,
  competitions,
  leaderboard,
  experts,
  organisations,
  jobs,
  news,
  picture,
  gallery,
  video,
  faq,
  downloads,
  action,
  contact,
] as const

export type KnownBlock = (typeof blocks)[number]
export type BlockKind = KnownBlock['kind']
export type StoredBlock = StoredOf<KnownBlock>
export type ShownBlock = ShownBlockOf<KnownBlock>
type Text = { zh: string; en: string }
/** A page as it is kept: what a search engine is told of it, and its blocks from top to bottom. */
export type PageDocument = { title: Text; description: Text; blocks: StoredBlock[] }

export const blockOf = (kind: string): KnownBlock | undefined => blocks.find(block => block.kind === kind)
