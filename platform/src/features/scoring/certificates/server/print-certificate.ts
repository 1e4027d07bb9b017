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
