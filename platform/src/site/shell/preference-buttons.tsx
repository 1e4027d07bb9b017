import { SunMoon } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { switchLanguage, switchTheme } from './preferences.ts'

/** Light or dark, Chinese or English. */
export function PreferenceButtons() {
  const { lang } = useSite()
  const { menu } = useWords(shellWords)
  const other = lang === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <span className="inline-flex items-center">
      <PlainButton
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2')}
        aria-label={menu.theme}
        title={menu.theme}
        onClick={switchTheme}
      >
        <SunMoon className="size-5" aria-hidden="true" />
      </PlainButton>
      <PlainButton
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2')}
        lang={other}
        onClick={() => switchLanguage(other)}
      >
        {menu.language}
      </PlainButton>
    </span>
  )
}
