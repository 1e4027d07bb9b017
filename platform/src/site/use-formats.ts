import { formatsIn, type Formats } from '../base/web/format.ts'
import { useLang } from './use-site.ts'

/** Days and times as the page's language writes them. */
export const useFormats = (): Formats => formatsIn(useLang())
