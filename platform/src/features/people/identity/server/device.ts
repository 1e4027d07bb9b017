import Bowser from 'bowser'

type Device = {
  browser: string | null
  system: string | null
  kind: 'desktop' | 'mobile' | 'tablet' | 'other'
}

const named = (name: string | undefined, version: string | undefined): string | null =>
  name ? [name, version?.split('.')[0]].filter(Boolean).join(' ') : null

/** What a browser says it is and runs on: for people to recognise their own, proof of nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'other' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const kind = platform.type
  return {
    browser: named(browser.name, browser.version),
    system: named(os.name, os.versionName ?? os.version),
    kind: kind === 'desktop' || kind === 'mobile' || kind === 'tablet' ? kind : 'other',
  }
}
