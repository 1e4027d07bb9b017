import { escapeHtml } from '../base/markdown/escape.ts'
import type { Lang } from '../base/web/language.ts'
import { wordsIn } from '../base/web/words.ts'
import { shellWords } from './words.ts'

/** The page says everything itself: it loads nothing and runs nothing. */
export const failedPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'"

const style = `:root{color-scheme:light dark;font-family:system-ui,"PingFang SC","Noto Sans SC",sans-serif;line-height:1.7}
main{max-width:36rem;margin:0 auto;padding:6rem 1.5rem;text-align:center}
h1{font-size:1.5rem;text-wrap:balance}p.status{font-size:3rem;margin:0}small{opacity:.7}a{margin:0 .5rem}`

type Failed = { lang: Lang; status: number; message: string; requestId: string }

/** The error page for requests that the site cannot render: too many, or without a database. */
export function failedPage({ lang, status, message, requestId }: Failed): string {
  const { error: words, trouble } = wordsIn(shellWords, lang)
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(message)}</title><style>${style}</style></head><body><main><p class="status">${status}</p><h1>${escapeHtml(message)}</h1><p><a href="">${escapeHtml(trouble.again)}</a><a href="/">${escapeHtml(words.home)}</a></p><p><small>${escapeHtml(words.requestId(requestId))}</small></p></main></body></html>`
}
