import type { Lang } from '../../../../../base/web/language.ts'
import type { Facts } from '../../rules.ts'

/** All that is on a certificate: equal ones make equal files. */
export type Printed = {
  lang: Lang
  facts: Facts
  title: string
  /** With its fields filled in. */
  body: string
  issuer: string
  signers: { name: string; picture: Uint8Array | null }[]
  /** PNG. */
  logo: Uint8Array | null
  seal: Uint8Array | null
  /** Where it can be checked. */
  address: string
  /** What stands across a preview. */
  mark: string | null
}
