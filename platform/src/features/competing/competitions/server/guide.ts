import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { Competition } from './known-competition.ts'

/** What a competition tells those who take part to do; hidden where its organisers wrote none. */
export function guideInfo(competition: Competition, lang: Lang) {
  const zh = competition.guide_info_zh
  return {
    isHidden: zh === null,
    html: zh === null ? '' : renderMarkdown(localize({ zh, en: competition.guide_info_en ?? '' }, lang)),
  }
}
