import { useLocation } from 'react-router'
import { feedbackPath } from '../feedback-path.ts'
import { SiteLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { CopyrightLine } from './copyright-line.tsx'

const entry = 'text-muted no-underline hover:text-accent'

export function Footer() {
  const { footer, side } = useWords(shellWords)
  const { partners, lang, contact, hasRatings } = useSite()
  const { pathname } = useLocation()
  const { phone } = contact
  const columns = [
    {
      title: footer.service,
      links: [
        ['/help', footer.help],
        ['/help/faq', footer.faq],
        ['/api/docs', footer.apiDocs],
        ...(hasRatings ? [['/users/ranking', footer.ranking] as const] : []),
        [contact.feedback ?? feedbackPath(pathname), side.feedback],
      ],
    },
    {
      title: footer.about,
      links: [
        ['/help/privacy', footer.privacy],
        ['/help/service', footer.terms],
        ...(phone ? [[`tel:${phone.replace(/[^+\d]/g, '')}`, phone] as const] : []),
      ],
    },
    {
      title: footer.cooperation,
      links: [
        ['/cooperation', footer.host],
        ['/experts', footer.experts],
      ],
    },
  ] as const
  return (
    <footer className="mt-24 border-t border-line bg-card text-sm">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-4">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-3 grid gap-2">
              {links.map(([to, label]) => (
                <li key={to}>
                  <SiteLink to={to} className={entry}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {contact.hasCompanyWechat && (
          <section>
            <h2 className="font-semibold">{footer.contact}</h2>
            <img
              src="/qr/wecom.svg"
              alt={footer.wecomCode}
              width={96}
              height={96}
              loading="lazy"
              className="mt-3 size-24 rounded-lg border border-line"
            />
            <p className="mt-2 text-xs text-muted">{footer.scan}</p>
          </section>
        )}
        {partners.length > 0 && (
          <section className="col-span-full border-t border-line pt-6">
            <h2 className="font-semibold">{footer.partners}</h2>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-muted">
              {partners.map(partner => {
                const name = lang === 'zh-CN' ? partner.nameCn : partner.nameEn
                return (
                  <li key={partner.id}>
                    {partner.url ? (
                      <a href={partner.url} rel="noreferrer" className={entry}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        )}
        <div className="col-span-full flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-6 text-muted">
          <CopyrightLine />
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {contact.follow.map(({ kind, address }) => (
              <li key={kind}>
                <a href={address} target="_blank" rel="noreferrer" className={entry}>
                  {side.followBy[kind]}
                </a>
              </li>
            ))}
            <li>{footer.licence}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
