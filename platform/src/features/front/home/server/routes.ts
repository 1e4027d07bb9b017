import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { getHome } from '../contract.ts'
import { homeView } from './home.views.ts'

export const homeHandlers: Handler[] = [
  handleForAll(getHome, ({ read, lang, now }) => homeView(read, lang, now)),
]
