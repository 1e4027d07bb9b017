import { createHash } from 'node:crypto'
import { handle, handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { isNoneOf } from '../../../../base/http/etag.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { getArticle, getFeed, listArticles } from '../contract.ts'
import { informationWords } from '../words.ts'
import { atomOf } from './feed.ts'
import { feedEntries } from './feed-entries.ts'
import { articlePage, articleShown } from './shown-articles.ts'

export const informationHandlers: Handler[] = [
  handleForAll(listArticles, ({ read, lang, now }, { query }) => articlePage(read, { lang, now }, query)),

  handleForAll(getArticle, ({ read, lang, now }, { params }) => articleShown(read, params.id, { lang, now })),

  handle(getFeed, async ({ read, now, settings, exchange }, { params: { language: lang } }) => {
    if (!exchange) throw new Error('a file cannot be sent without an exchange')
    const words = wordsIn(informationWords, lang)
    const { publicUrl } = settings
    const content = atomOf({
      lang,
      title: words.feed,
      subtitle: words.description,
      self: `${publicUrl}/api/information/feed/${lang}`,
      page: `${publicUrl}/information?lang=${lang}`,
      entries: await feedEntries(read, { lang, now, publicUrl }),
    })
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    exchange.reply.headers({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag,
    })
    if (isNoneOf(exchange.request.headers['if-none-match'], etag)) void exchange.reply.send(content)
    else void exchange.reply.code(304).send()
  }),
]
