import { useLocation } from 'react-router'
import type { NeededContact } from '../../base/contract/needed-contact.ts'
import { bindingAddress } from '../../base/web/sign-on-addresses.ts'
import { useSite, useWords } from '../use-site.ts'
import { standingWords } from './standing-words.ts'

/** Tells people, before they write something, which contact they have to verify for it and where that is done. */
export function UnboundNotice({ missing }: { missing: NeededContact }) {
  const { issuer, publicUrl, lang } = useSite()
  const { unbound } = useWords(standingWords)
  const { pathname, search } = useLocation()
  return (
    <p className="bg-warn-soft px-4 py-2.5 text-center text-sm">
      {unbound.texts[missing]}{' '}
      <a
        href={bindingAddress({ issuer, publicUrl }, lang, pathname + search, missing)}
        className="font-medium whitespace-nowrap text-accent underline"
      >
        {unbound.bind}
      </a>
    </p>
  )
}
