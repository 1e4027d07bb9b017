import { pageContext } from './page-context.ts'
import { pageMeta } from './page-meta.ts'
import { SiteLink } from './site-link.tsx'
import { useLang } from './use-site.ts'
import type { Route } from './+types/api-docs.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ calls: context.get(pageContext).callList })

const words = {
  'zh-CN': {
    title: '接口文档',
    about:
      '全部接口，按路径排序。机器可读的版本在 /api/openapi.json。脚本请用访问令牌：Authorization: Bearer …',
    start: '从五个接口开始',
    access: { public: '公开', user: '需登录', staff: '工作人员' },
  },
  'en-US': {
    title: 'API reference',
    about:
      'Every call, by path. The machine-readable document is at /api/openapi.json. Scripts send an access token: Authorization: Bearer …',
    start: 'Five calls to begin with',
    access: { public: 'Public', user: 'Signed in', staff: 'Staff' },
  },
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta<(typeof words)['zh-CN']>(matches, words, ({ title, about }) => ({ title, description: about }))

export default function ApiDocsPage({ loaderData: { calls } }: Route.ComponentProps) {
  const lang = useLang()
  const { title, about, start, access } = words[lang]
  return (
    <>
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="mt-2 text-muted">{about}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <SiteLink to="/help/api">{start}</SiteLink>
        <a href="/api/openapi.json" className="text-accent">
          /api/openapi.json
        </a>
      </p>
      <ul className="mt-8 grid gap-2">
        {calls.map(call => (
          <li key={`${call.method} ${call.path}`} className="rounded-xl border border-line bg-card p-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="w-16 font-mono text-sm font-semibold text-accent">{call.method}</span>
              <code translate="no" className="font-mono text-sm break-all">
                {call.path}
              </code>
              <span className="ml-auto text-xs text-muted">{access[call.access]}</span>
            </p>
            <p className="mt-1 text-sm">{lang === 'zh-CN' ? call.summary.zh : call.summary.en}</p>
            {call.fields.length > 0 && (
              <p className="mt-1 font-mono text-xs text-muted break-all">{call.fields.join(' · ')}</p>
            )}
            {call.faults.length > 0 && (
              <p className="mt-1 text-xs text-muted">
                {call.faults
                  .map(fault => `${fault.code} ${lang === 'zh-CN' ? fault.zh : fault.en}`)
                  .join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
