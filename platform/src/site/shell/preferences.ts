import type { Lang } from '../../base/web/language.ts'

/** Remembers the language on the server and shows the page in it. */
export async function switchLanguage(lang: Lang): Promise<void> {
  await fetch(`/set-language?lang=${lang}`, { method: 'HEAD', credentials: 'include' })
  const address = new URL(location.href)
  // An address that names a language would win over the choice.
  address.searchParams.delete('lang')
  location.replace(address)
}

/** The other of light and dark, kept for a year; the server renders in it from the first byte. */
export function switchTheme(): void {
  const root = document.documentElement
  const isDark =
    root.dataset.theme === 'dark' ||
    (root.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const next = isDark ? 'light' : 'dark'
  root.dataset.theme = next
  document.cookie = `theme=${next}; path=/; max-age=31536000; samesite=lax`
}
