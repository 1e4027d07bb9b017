import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { getArticle, listArticles } from '../contract.ts'
import { articlePage, articleShown } from './shown-articles.ts'

export const informationHandlers: Handler[] = [
  handleForAll(listArticles, ({ read, lang, now }, { query }) => articlePage(read, { lang, now }, query)),

  handleForAll(getArticle, ({ read, lang, now }, { params }) => articleShown(read, params.id, { lang, now })),
]
