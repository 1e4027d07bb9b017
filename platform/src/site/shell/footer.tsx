import { SiteLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'

export function Footer() {
  const { footer, brand } = useWords(shellWords)
  const { partners, lang } = useSite()
  const columns = [
    [
      footer.service,
      [
        ['/help', footer.help],
        ['/help/faq', footer.faq],
        ['/api/docs', footer.apiDocs],
      ],
    ],
    [
      footer.about,
      [
        ['/help/privacy', footer.privacy],
        ['/help/service', footer.terms],
      ],
    ],
    [
      footer.cooperation,
      [
        ['/cooperation', footer.host],
        ['/experts', footer.experts],
      ],
    ],
  ] as const
  return (
    <footer className="mt-24 border-t border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-3 grid gap-2 text-sm">
              {links.map(([to, label]) => (
                <li key={to}>
                  <SiteLink to={to} className="text-muted no-underline hover:text-accent">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="text-sm font-semibold">{footer.contact}</h2>
          <p className="mt-3 text-sm text-muted">{footer.wechat}</p>
        </div>
        {partners.length > 0 && (
          <div className="border-t border-line pt-6 sm:col-span-2 lg:col-span-4">
            <h2 className="text-sm font-semibold">{footer.partners}</h2>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
              {partners.map(partner => (
                <li key={partner.id}>{lang === 'zh-CN' ? partner.nameCn : partner.nameEn}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="text-sm text-muted sm:col-span-2 lg:col-span-4">
          {brand} · {footer.licence}
        </p>
      </div>
    </footer>
  )
}
