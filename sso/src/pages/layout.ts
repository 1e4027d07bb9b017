import type { Lang } from '../accounts.ts'
import { wordsOf } from '../words.ts'
import { html, Html } from './html.ts'
import { scriptAddress, styleAddress } from './assets.ts'

export type Frame = {
  lang: Lang
  title: string
  /** The same page in the other language. */ otherLanguage: string | undefined
  home: string
  wide?: boolean
  /** It holds a form of ours. */ isForm?: boolean
}

/** The ring that contests are held in, and the podium inside it; its bars may be of another colour. */
const mark = new Html(
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><path d="M8.2 26.4a13 13 0 1 1 15.6 0" stroke-width="3"/><path class="bars" d="M10.5 25v-6.5M16 28V11m5.5 14v-9.5" stroke-width="4"/></svg>',
)
const icon = `data:image/svg+xml,${encodeURIComponent(
  mark.text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('currentColor', '#3350e6'),
)}`

export function layout({ lang, title, otherLanguage, home, wide, isForm }: Frame, body: Html): string {
  const words = wordsOf(lang)
  return html`<!DOCTYPE html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${words.brand}</title>
        <link rel="stylesheet" href="${styleAddress}" />
        ${isForm ? html`<script src="${scriptAddress}" defer></script>` : ''}
        <link rel="icon" type="image/svg+xml" href="${icon}" />
      </head>
      <body>
        <aside class="board">
          <a class="brand" href="${home}">${mark}<span>${words.brand}</span></a>
          <div>
            <p class="tagline">${words.tagline}</p>
            <p>${words.promise}</p>
          </div>
          <div class="podium">${mark}</div>
        </aside>
        <header>
          <a class="brand" href="${home}">${mark}<span>${words.brand}</span></a
          ><span></span
          >${otherLanguage ? html`<a href="${otherLanguage}" lang="${lang === 'zh-CN' ? 'en-US' : 'zh-CN'}">${words.otherLanguage}</a>` : ''}
        </header>
        <main><div class="card${wide ? ' wide' : ''}">${body}</div></main>
        <footer>${words.tagline}</footer>
      </body>
    </html>`.text
}
