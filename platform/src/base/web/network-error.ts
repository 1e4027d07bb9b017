import { ApiError } from '../contract/client.ts'
import { localize, type Localized } from './language.ts'
import { pageLanguage } from './page-language.ts'

const words = {
  lost: {
    zh: '连接中断，请检查网络后重试。',
    en: 'The connection was lost. Check it and try again.',
  },
  unreadable: {
    zh: '服务器没有正常答复，请稍后重试。',
    en: 'The server did not answer properly. Try again in a moment.',
  },
} satisfies Record<string, Localized>

/**
 * No answer of the platform came: the line was cut (status 0), or something between here and there answered in its
 * stead. Whether the request was carried out is not known.
 */
export class NetworkError extends ApiError {
  override name = 'NetworkError'

  constructor(httpStatus = 0) {
    const said = httpStatus === 0 ? words.lost : words.unreadable
    super(httpStatus, { message: localize(said, pageLanguage()) })
  }
}

/** What the platform itself refused; undefined when its answer never came. For pages that say that in words of their own. */
export const refusalIn = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && !(error instanceof NetworkError) ? error : undefined

/** What the network made fail becomes a `NetworkError`; what was given up on purpose stays that. */
export async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new NetworkError()
  }
}
