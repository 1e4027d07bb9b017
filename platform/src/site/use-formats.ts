import { formatsOf, type Formats } from '../base/web/format.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

/** Days and times as the page's language writes them. */
export const useFormats = (): Formats => formatsOf(useWords(shellWords).times)
