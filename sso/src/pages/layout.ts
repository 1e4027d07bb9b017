import type { Lang } from '../accounts.ts'
import { wordsOf } from '../words.ts'
import { html, Html } from './html.ts'

export type Frame = {
  lang: Lang
  title: string
  /** The same page in the other language. */ otherLanguage: string | undefined
  home: string
  wide?: boolean
}

const mark = new Html(
  '<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><ellipse cx="16" cy="20" rx="13" ry="7" stroke="currentColor" stroke-width="2.5"/><path d="M8 18v-6m8 4V5m8 13V9" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>',
)

export function layout({ lang, title, otherLanguage, home, wide }: Frame, body: Html): string {
  const words = wordsOf(lang)
  return html`<!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${words.brand}</title>
        <link rel="stylesheet" href="/assets/sso.css" />
      </head>
      <body>
        <header>
          <a class="brand" href="${home}">${mark}<span>${words.brand}</span></a
          >${otherLanguage ? html`<a href="${otherLanguage}" lang="${lang === 'zh-CN' ? 'en-US' : 'zh-CN'}">${words.otherLanguage}</a>` : ''}
        </header>
        <main><div class="card${wide ? ' wide' : ''}">${body}</div></main>
        <footer>${words.tagline}</footer>
      </body>
    </html>`.text
}
