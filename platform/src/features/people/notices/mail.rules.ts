import { escapeHtml } from '../../../base/markdown/escape.ts'
import { localize, type Lang } from '../../../base/web/language.ts'

/** What a mail tells of, in the reader's language. */
export type Told = { title: string; text: string; path: string }
export type Letter = { subject: string; text: string; html: string }

const words = {
  brand: { zh: '数据擂台', en: 'Leitai' },
  open: { zh: '前往查看', en: 'Open' },
  digest: (count: number) => ({
    zh: `你有 ${count} 条新通知`,
    en: count === 1 ? 'You have 1 new notice' : `You have ${count} new notices`,
  }),
  more: (count: number) => ({
    zh: `还有 ${count} 条，到站内查看全部。`,
    en: `${count} more are on the site.`,
  }),
  all: { zh: '查看全部通知', en: 'View all notifications' },
  whyNow: (title: string) => ({
    zh: `你会收到这封邮件，是因为“${title}”设置为立即用邮件通知。`,
    en: `You get this email because “${title}” is set to “Immediately”.`,
  }),
  whyDaily: {
    zh: '你会收到这封邮件，是因为开启了每日摘要。',
    en: 'You get this email because the daily digest is on.',
  },
  stop: { zh: '不再接收这类邮件', en: 'Unsubscribe from these emails' },
  settings: { zh: '通知设置', en: 'Notification settings' },
}

/** How many notices a digest tells in full. */
export const toldInDigest = 20

type Place = { publicUrl: string; unsubscribe: string; lang: Lang }

/** A mail about one thing. */
export function letterOf(told: Told, place: Place): Letter {
  const say = (text: { zh: string; en: string }) => localize(text, place.lang)
  return {
    subject: `${told.title} · ${say(words.brand)}`,
    ...bodies([told], { ...place, heading: told.title, why: say(words.whyNow(told.title)), after: null }),
  }
}

/** A mail about what is new since the last one; `count` may be more than are told. */
export function digestOf(told: readonly Told[], count: number, place: Place): Letter {
  const say = (text: { zh: string; en: string }) => localize(text, place.lang)
  const heading = say(words.digest(count))
  return {
    subject: `${heading} · ${say(words.brand)}`,
    ...bodies(told, {
      ...place,
      heading,
      why: say(words.whyDaily),
      after: count > told.length ? say(words.more(count - told.length)) : say(words.all),
    }),
  }
}

function bodies(
  told: readonly Told[],
  {
    publicUrl,
    unsubscribe,
    lang,
    heading,
    why,
    after,
  }: Place & { heading: string; why: string; after: string | null },
): Omit<Letter, 'subject'> {
  const say = (text: { zh: string; en: string }) => localize(text, lang)
  const [all, settings] = [`${publicUrl}/notices`, `${publicUrl}/users/v2/setting-notice`]
  const isDigest = after !== null
  const text = [
    heading,
    ...told.map(
      ({ title, text: said, path }) => `${isDigest ? `${title}\n` : ''}${said}\n${publicUrl}${path}`,
    ),
    ...(after === null ? [] : [`${after}\n${all}`]),
    `--\n${why}\n${say(words.stop)}: ${unsubscribe}\n${say(words.settings)}: ${settings}`,
  ].join('\n\n')
  const link = (address: string, name: string, style = '') =>
    `<a href="${escapeHtml(address)}"${style && ` style="${style}"`}>${escapeHtml(name)}</a>`
  const lines = (said: string) => escapeHtml(said).replaceAll('\n', '<br>')
  const items = told.map(({ title, text: said, path }) =>
    isDigest
      ? `<tr><td style="padding:12px 0;border-top:1px solid #e4e8ef"><strong>${escapeHtml(title)}</strong><br>${link(publicUrl + path, said, 'color:#2f4fe0;text-decoration:none')}</td></tr>`
      : `<tr><td style="padding:0 0 20px">${lines(said)}</td></tr><tr><td>${link(publicUrl + path, say(words.open), button)}</td></tr>`,
  )
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7fb;color:#1a2233;font:16px/1.7 -apple-system,'PingFang SC','Noto Sans SC','Segoe UI',sans-serif">
<table role="presentation" style="width:100%;max-width:560px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:0 4px 12px;font-weight:bold;color:#2f4fe0">${say(words.brand)}</td></tr>
<tr><td style="padding:24px;background:#ffffff;border:1px solid #e4e8ef;border-radius:12px"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(heading)}</h1>
<table role="presentation" style="width:100%;border-collapse:collapse">${items.join('')}${after === null ? '' : `<tr><td style="padding:16px 0 0;border-top:1px solid #e4e8ef">${link(all, after)}</td></tr>`}</table></td></tr>
<tr><td style="padding:16px 4px;font-size:13px;color:#5a6478">${escapeHtml(why)}<br>${link(unsubscribe, say(words.stop), 'color:#5a6478')} · ${link(settings, say(words.settings), 'color:#5a6478')}</td></tr>
</table></body></html>
`
  return { text, html }
}

const button =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#2f4fe0;color:#ffffff;text-decoration:none'

/** Morning is from eight to noon: a digest that was missed waits for the next one. */
export const isMorning = (hour: number): boolean => hour >= 8 && hour < 12

const minute = 60_000
/** When a mail that was not taken is tried again; null where it was tried often enough, over most of a day. */
export const nextTry = (attempts: number, now: Date): Date | null =>
  attempts >= 10 ? null : new Date(now.getTime() + minute * 2 ** (attempts - 1))
