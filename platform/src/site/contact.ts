import type { Settings } from '../base/config/settings.ts'

type Given = Pick<
  Settings,
  | 'CONTACT_PHONE'
  | 'FEEDBACK_URL'
  | 'WECHAT_URL'
  | 'WEIBO_URL'
  | 'WECOM_URL'
  | 'COPYRIGHT_HOLDER'
  | 'FILING_NOTICE'
  | 'FILING_URL'
>

/** How the operator is reached, as side bar and footer show it. What is not set is not shown. */
export type Contact = {
  phone: string | undefined
  /** Their own form, in place of this site's. */
  feedback: string | undefined
  /** Where people follow the operator; each has its code at `/qr/{kind}.svg`. */
  follow: { kind: 'wechat' | 'weibo'; address: string }[]
  /** The company WeChat has its code at `/qr/wecom.svg`. */
  hasCompanyWechat: boolean
  copyrightHolder: string | undefined
  filing: { notice: string; address: string | undefined } | undefined
}

/** The addresses that are drawn as codes, by the name of the picture. */
export function contactCodes(settings: Given): Record<string, string> {
  const { WECHAT_URL: wechat, WEIBO_URL: weibo, WECOM_URL: wecom } = settings
  return { ...(wechat && { wechat }), ...(weibo && { weibo }), ...(wecom && { wecom }) }
}

export function contactOf(settings: Given): Contact {
  const codes = contactCodes(settings)
  return {
    phone: settings.CONTACT_PHONE,
    feedback: settings.FEEDBACK_URL,
    follow: (['wechat', 'weibo'] as const).flatMap(kind =>
      codes[kind] ? [{ kind, address: codes[kind] }] : [],
    ),
    hasCompanyWechat: settings.WECOM_URL !== undefined,
    copyrightHolder: settings.COPYRIGHT_HOLDER,
    filing: settings.FILING_NOTICE
      ? { notice: settings.FILING_NOTICE, address: settings.FILING_URL }
      : undefined,
  }
}
