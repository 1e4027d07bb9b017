import { createContext, type RouterContext } from 'react-router'
import type { NeededContact } from '../base/contract/needed-contact.ts'
import type { Reviewer } from '../base/http/reviewer.ts'
import type { Viewer } from '../base/http/viewer.ts'
import type { Lang } from '../base/web/language.ts'
import type { Bound } from '../base/web/sign-on-addresses.ts'
import type { SiteApi } from '../calls.ts'
import type { Contact } from './contact.ts'
import type { SharePicture } from './share/share-picture.ts'

/** What loaders and actions are given. */
export type PageContext = {
  /** The contract client of this request: runs in this process, as this viewer, in this language. Failures become error pages. */
  api: SiteApi
  lang: Lang
  viewer: Viewer | null
  /** Who reviews, in a session apart. */
  reviewer: Reviewer | null
  /** Which contact that the operator asks for this reader has not verified; null for none. */
  missing: NeededContact | null
  theme: 'light' | 'dark' | 'system'
  /** The reader's time zone as an earlier visit told it. */
  readerZone: string | null
  now: Date
  /** What the page's own scripts carry; absent in development. */
  nonce: string | undefined
  /** Whether the page is kept for many readers, and so needed whole. */
  isKept: boolean
  publicUrl: string
  /** Where the picture for previews of links to this page is drawn. */
  share: (picture: Omit<SharePicture, 'lang'>) => string
  issuer: string
  /** Where people change their password and come back from; undefined where another issuer's operator has not said. */
  passwordAddress: string | undefined
  /** Where people change what e-mail and phone are bound, and come back from; undefined with another issuer. */
  rebindingAddress: (kind: Bound) => string | undefined
  contact: Contact
  /** Whether there are ratings of people. */
  hasRatings: boolean
  /** Where visits are told to; null where nobody counts them. */
  trackingImage: string | null
  /** What the API page lists. */
  callList: CallSummary[]
}

export type CallSummary = {
  method: string
  path: string
  access: 'public' | 'user' | 'staff'
  summary: { zh: string; en: string }
  fields: string[]
  faults: { code: string; zh: string; en: string }[]
}

// The bundled pages and the server's own import are two copies of this module: both must hold the same object.
const key = Symbol.for('leitai.page-context')
const kept = globalThis as { [key]?: RouterContext<PageContext> }
export const pageContext: RouterContext<PageContext> = (kept[key] ??= createContext<PageContext>())
