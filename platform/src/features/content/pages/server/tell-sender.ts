import type { Tx } from '../../../../base/database/tables.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import type { Lang, Localized } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { editingWords } from '../editing-words.ts'
import type { Step } from '../rules.ts'

const zh = wordsIn(editingWords, 'zh-CN').notices
const en = wordsIn(editingWords, 'en-US').notices

type Decided = {
  pageId: number
  title: Localized
  step: Exclude<Step, 'submit' | 'unschedule'>
  /** When a scheduled page goes out. */
  at: Date | null
  reason: string | null
  to: number
  actor: number
  now: Date
}

/** Tells whoever sent a page to review what came of it. */
export async function tellSender(
  tx: Tx,
  { pageId, title, step, at, reason, to, actor, now }: Decided,
): Promise<void> {
  const more = (lang: Lang) => (at === null ? (reason ?? '') : formatsIn(lang).formatTime(at, usualZone))
  await notify(
    tx,
    {
      key: `pages:${pageId}:${step}:${now.getTime()}`,
      kind: 'page.mine',
      text: { zh: zh[step](title.zh, more('zh-CN')), en: en[step](title.en, more('en-US')) },
      path: `/admin/content/pages/${pageId}`,
    },
    { to: [to], actor },
  )
}
