import type { Localized } from '../../../base/web/language.ts'
import type { Fields, ShownsOf, ValuesOf } from './fields.ts'

/** One kind of block: what it is called, what it is for and what it is made of. */
export type Block<K extends string = string, F extends Fields = Fields> = {
  kind: K
  name: Localized
  /** A line that tells editors what it is for. */
  about: Localized
  fields: F
  /** Names of fields of which at least one must hold something, the one to lead to first: without any, the block shows nothing. */
  oneOf?: readonly string[]
}

export const defineBlock = <const K extends string, const F extends Fields>(
  block: Block<K, F>,
): Block<K, F> => block

/** How a block stands on its page. */
export const tones = ['plain', 'tinted'] as const
export type Tone = (typeof tones)[number]

export type StoredOf<B> =
  B extends Block<infer K, infer F> ? { id: string; kind: K; tone: Tone; value: ValuesOf<F> } : never
export type ShownBlockOf<B> =
  B extends Block<infer K, infer F> ? { id: string; kind: K; tone: Tone; value: ShownsOf<F> } : never
/** What the view of a block is given. */
export type Shown<B> = B extends Block<string, infer F> ? ShownsOf<F> : never
