import { useLocation } from 'react-router'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useLang } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'

/** To the sign-on site, and back here. */
export function SignInLink({ label }: { label: string }) {
  const lang = useLang()
  const { pathname, search } = useLocation()
  return (
    <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
      {label}
    </a>
  )
}
