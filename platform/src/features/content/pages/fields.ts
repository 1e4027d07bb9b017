import type { Localized } from '../../../base/web/language.ts'
import type { ShownMedia } from './media.ts'
import type { SourceName, SourceShown, SourceValue } from './sources.ts'

/**
 * What a block of a page is made of, as plain data. From it follow what may be stored (`schema.ts`), what must still be
 * written (`completeness.ts`), what a reader gets (`shown.schema.ts`, `server/present.ts`) and the form of the editor.
 */

type Named = { label: Localized; hint?: Localized }

/** A short text in both languages. */
export type WordsField = Named & { kind: 'words'; max: number; isRequired: boolean }
/** Markdown in both languages; a reader gets it as sanitised HTML. */
export type MarkdownField = Named & { kind: 'markdown'; max: number; isRequired: boolean }
/** Something of the media library. */
export type MediaField = Named & { kind: 'media'; of: 'picture' | 'file' | 'video'; isRequired: boolean }
/** A page of this site or an address elsewhere. */
export type LinkField = Named & { kind: 'link'; isRequired: boolean }
/** One of a few; the first is what a new block has. */
export type ChoiceField<O extends string = string> = Named & {
  kind: 'choice'
  options: Readonly<Record<O, Localized>>
}
export type InstantField = Named & { kind: 'instant' }
export type ListField<F extends Fields = Fields> = Named & {
  kind: 'list'
  of: F
  least: number
  most: number
}
/** What is read anew for every reader: competitions, a board, experts. */
export type SourceField<S extends SourceName = SourceName> = Named & {
  kind: 'source'
  of: S
  isRequired: boolean
}

export type Field =
  | WordsField
  | MarkdownField
  | MediaField
  | LinkField
  | ChoiceField
  | InstantField
  | ListField
  | SourceField
// A list holds fields, which may be lists: an interface may name itself where a type may not.
export interface Fields {
  readonly [name: string]: Field
}

/** What is stored of a field. */
export type ValueOf<F> = F extends WordsField | MarkdownField
  ? Localized
  : F extends MediaField
    ? number | null
    : F extends LinkField
      ? string
      : F extends ChoiceField<infer O>
        ? O
        : F extends InstantField
          ? string | null
          : F extends ListField<infer Of>
            ? ValuesOf<Of>[]
            : F extends SourceField<infer S>
              ? SourceValue<S>
              : never
export type ValuesOf<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }

/** What a reader gets of a field, in the reader's language. */
export type ShownOf<F> = F extends WordsField | MarkdownField | LinkField
  ? string
  : F extends MediaField
    ? ShownMedia | null
    : F extends ChoiceField<infer O>
      ? O
      : F extends InstantField
        ? string | null
        : F extends ListField<infer Of>
          ? ShownsOf<Of>[]
          : F extends SourceField<infer S>
            ? SourceShown<S>
            : never
export type ShownsOf<F> = { readonly [K in keyof F]: ShownOf<F[K]> }

type Words = { max?: number; isRequired?: boolean; hint?: Localized }

export const words = (label: Localized, { max = 120, isRequired = false, ...rest }: Words = {}) =>
  ({ kind: 'words', label, max, isRequired, ...rest }) as const satisfies WordsField
export const markdown = (label: Localized, { max = 20_000, isRequired = false, ...rest }: Words = {}) =>
  ({ kind: 'markdown', label, max, isRequired, ...rest }) as const satisfies MarkdownField
export const media = (
  label: Localized,
  { of = 'picture', isRequired = false }: { of?: MediaField['of']; isRequired?: boolean } = {},
) => ({ kind: 'media', label, of, isRequired }) as const satisfies MediaField
export const link = (label: Localized, { isRequired = false }: { isRequired?: boolean } = {}) =>
  ({ kind: 'link', label, isRequired }) as const satisfies LinkField
export const choice = <const O extends string>(
  label: Localized,
  options: Readonly<Record<O, Localized>>,
): ChoiceField<O> => ({ kind: 'choice', label, options })
export const moment = (label: Localized): InstantField => ({ kind: 'instant', label })
export const list = <const F extends Fields>(
  label: Localized,
  of: F,
  { least = 0, most = 12 }: { least?: number; most?: number } = {},
): ListField<F> => ({ kind: 'list', label, of, least, most })
export const source = <const S extends SourceName>(
  label: Localized,
  of: S,
  { isRequired = true }: { isRequired?: boolean } = {},
): SourceField<S> => ({ kind: 'source', label, of, isRequired })
