import type { Context } from '../../../../base/http/context.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { fillFields, type Facts } from '../rules.ts'
import type { Template } from '../template.ts'
import { paperPicture } from './pictures.ts'
import { print } from './pdf/print.ts'

type Asked = { template: Template; facts: Facts; lang: Lang; address: string; mark: string | null }

/** Makes the file of a certificate, in one language. */
export async function printCertificate(
  services: Pick<Context, 'db' | 'storage'>,
  { template, facts, lang, address, mark }: Asked,
): Promise<Buffer> {
  const said = (zh: string, en: string) => localize({ zh, en }, lang)
  const [logo, seal, ...signatures] = await Promise.all([
    paperPicture(services, template.logo),
    paperPicture(services, template.seal),
    ...template.signers.map(signer => paperPicture(services, signer.picture)),
  ])
  return print({
    lang,
    facts,
    title: said(template.titleZh, template.titleEn),
    body: fillFields(said(template.bodyZh, template.bodyEn), facts, lang),
    issuer: said(template.issuerZh, template.issuerEn),
    signers: template.signers.map((signer, index) => ({
      name: said(signer.nameZh, signer.nameEn),
      picture: signatures[index] ?? null,
    })),
    logo: logo ?? null,
    seal: seal ?? null,
    address,
    mark,
  })
}

/** Sends it: shown by the browser where it can, saved under its number. Nobody else is to keep it. */
export function sendPdf({ exchange }: Pick<Context, 'exchange'>, name: string, file: Buffer): void {
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  exchange.reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'private, no-store',
  })
  void exchange.reply.send(file)
}
