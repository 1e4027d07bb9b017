import { useLocation } from 'react-router'
import { bindingAddress } from '../../base/web/sign-on-addresses.ts'
import { useSite, useWords } from '../use-site.ts'
import { standingWords } from './standing-words.ts'

/** Tells people whose e-mail or phone is unbound, before they write something, what they cannot do yet and where to mend it. */
export function UnboundNotice() {
  const { issuer, publicUrl, lang } = useSite()
  const { unbound } = useWords(standingWords)
  const { pathname, search } = useLocation()
  return (
    <p className="bg-warn-soft px-4 py-2.5 text-center text-sm">
      {unbound.text}{' '}
      <a
        href={bindingAddress({ issuer, publicUrl }, lang, pathname + search)}
        className="font-medium whitespace-nowrap text-accent underline"
      >
        {unbound.bind}
      </a>
    </p>
  )
}
