import { useLocation } from 'react-router'
import { feedbackPath } from '../feedback-path.ts'
import { SiteLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { CopyrightLine } from './copyright-line.tsx'

/** The footer of pages that people work on: one line, with the way to help. */
export function FootLine() {
  const { footer, side } = useWords(shellWords)
  const { contact } = useSite()
  const { pathname } = useLocation()
  const links = [
    ['/help', footer.help],
    ['/api/docs', footer.apiDocs],
    ['/help/privacy', footer.privacy],
    ['/help/service', footer.terms],
    [contact.feedback ?? feedbackPath(pathname), side.feedback],
  ] as const
  return (
    <footer className="mt-12 border-t border-line text-sm text-muted">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-6">
        <CopyrightLine />
        <nav aria-label={footer.service}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(([to, label]) => (
              <li key={to}>
                <SiteLink to={to} className="text-muted no-underline hover:text-accent">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
