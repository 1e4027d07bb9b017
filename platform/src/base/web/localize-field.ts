import { localize, type Lang } from './language.ts'

// For servers: in what browsers get, writing both sides out is fewer bytes.
type Field<F extends string, Zh extends string, En extends string> = {
  readonly [K in `${F}${Zh}` | `${F}${En}`]: string
}

/** A text of a value that has it in both languages, as `titleZh` and `titleEn`. */
export const localizeField = <F extends string>(value: Field<F, 'Zh', 'En'>, field: F, lang: Lang): string =>
  localize({ zh: value[`${field}Zh`], en: value[`${field}En`] }, lang)

/** The same of a row, as `title_zh` and `title_en`. */
export const localizeColumn = <F extends string>(
  row: Field<F, '_zh', '_en'>,
  column: F,
  lang: Lang,
): string => localize({ zh: row[`${column}_zh`], en: row[`${column}_en`] }, lang)
