import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type FoundIssue } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { pageFaults } from '../../faults.ts'
import { accents, contrastOf } from '../../theme.ts'
import { requireSiteRow, settingsOf, type SiteSettings } from '../site-settings.ts'

type Save = { siteId: number; value: SiteSettings; tag: string; actor: Actor; now: Date }

/** Saves what of a site is set besides its pages; answers what stands now. */
export async function saveSite(tx: Tx, { siteId, value, tag, actor, now }: Save): Promise<SiteSettings> {
  const row = await requireSiteRow(tx, siteId, { lock: true })
  const before = settingsOf(row)
  requireUnchanged(before, tag)
  if (value.isPublished) requireComplete(value)
  if (row.is_own && !value.isPublished) throw new Failure(pageFaults.wrongState)
  const saved = await tx
    .updateTable('content_site')
    .set({
      title_zh: value.title.zh,
      title_en: value.title.en,
      about_zh: value.about.zh,
      about_en: value.about.en,
      theme: json(value.theme),
      logo_media: value.logo,
      banner_media: value.banner,
      menu: json(value.menu),
      footer_zh: value.footer.zh,
      footer_en: value.footer.en,
      host: value.host,
      needs_review: value.needsReview,
      is_published: value.isPublished,
    })
    .where('id', '=', siteId)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      const { code, constraint = '' } = error as { code?: string; constraint?: string }
      if (code === '23503')
        throw new Failure(baseFaults.invalidInput, {
          issues: [
            { path: constraint.includes('logo') ? 'body.value.logo' : 'body.value.banner', code: 'unknown' },
          ],
        })
      if (code !== '23505') throw error
      throw new Failure(pageFaults.hostTaken, { issues: [{ path: 'body.value.host', code: 'taken' }] })
    })
  const after = settingsOf(saved)
  await audit(
    tx,
    actor,
    {
      action: 'content.save-site',
      subject: 'content_site',
      subjectId: siteId,
      detail: changesOf(before, after),
    },
    now,
  )
  return after
}

const lowContrast = {
  zh: '与背景的对比度不够，文字会看不清。',
  en: 'Too little contrast with the background to be read.',
}

/** What readers see must be there in both languages, and its colours must be readable. */
function requireComplete({ title, about, menu, footer, theme }: SiteSettings): void {
  const texts = [
    ['title', title, true],
    ['about', about, true],
    ['footer', footer, false],
    ...menu.map(({ label }, at) => [`menu.${at}.label`, label, true] as const),
  ] as const
  const issues: FoundIssue[] = texts.flatMap(([path, text, isRequired]) =>
    (['zh', 'en'] as const)
      .filter(lang => text[lang] === '' && (isRequired || text.zh !== text.en))
      .map(lang => ({ path: `body.value.${path}.${lang}`, code: 'required' })),
  )
  for (const side of ['light', 'dark'] as const)
    if (!contrastOf(theme, side).isEnough)
      issues.push({
        path: `body.value.theme.${accents[side]}`,
        code: 'too_little_contrast',
        message: lowContrast,
      })
  if (issues.length > 0) throw new Failure(pageFaults.incomplete, { issues })
}
