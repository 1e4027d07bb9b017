import { z } from 'zod'
import { seal, unseal } from '../../base/http/seal.ts'
import { languages } from '../../base/web/language.ts'

/** What a link preview shows of a page: it is drawn from this alone, so that nothing is drawn that its reader was not shown. */
const shared = z.object({
  lang: z.enum(languages),
  /** What kind of page it is, above its title. */
  kind: z.string().max(80),
  title: z.string().max(300),
  /** A line below: when, by whom, of what. */
  note: z.string().max(200),
  /** Of a sponsor's site: its accent for dark grounds. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})
export type SharePicture = z.infer<typeof shared>

const purpose = (secret: string) => `share picture ${secret}`

/** Where it is drawn. Sealed: strangers cannot have texts of theirs drawn under this site's name. */
export function shareAddress({ kind, title, note, ...rest }: SharePicture, secret: string): string {
  const picture = { kind: kind.slice(0, 80), title: title.slice(0, 300), note: note.slice(0, 200), ...rest }
  return `/share/${seal(picture, purpose(secret))}.png`
}

export function readShareAddress(sealed: string, secret: string): SharePicture | undefined {
  const read = shared.safeParse(unseal(sealed, purpose(secret)))
  return read.success ? read.data : undefined
}
