import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { PictureField } from '../../../../site/staff/picture-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField } from '../../../../ui/field.tsx'
import { longestBody } from '../limits.rules.ts'
import { certificateWords } from '../words.ts'
import { AwardsPart, FixedAwards } from './parts/awards-part.tsx'
import { SignersPart } from './parts/signers-part.tsx'
import type { Route } from './+types/certificates.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return api('GET /api/admin/competitions/{id}/certificates', { params: { id: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, certificateWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(certificateWords, lang).title }

/** How certificates of a competition look, and which ranks get which award. */
export default function CertificatesPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(certificateWords)
  const api = useApi()
  const id = Number(params.id)
  const { areAwardsFixed, issued, revoked, ...saved } = loaderData
  const { awards, restZh, restEn } = saved.value
  // Nothing of them is changed then, not even by an earlier draft.
  const fixed = areAwardsFixed ? { awards, restZh, restEn } : undefined
  const editing = useForm({
    name: `competition:${id}:certificates`,
    saved,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/certificates', {
        params: { id },
        body: { value: { ...value, ...fixed }, tag },
      }),
  })
  const { value, set, problemAt } = editing
  const text = (name: 'title' | 'body' | 'issuer') =>
    sidesOf(name, value, set, field => problemAt(`value.${field}`))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Card as="section" className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <h2 className="font-semibold">{words.preview.title}</h2>
          <p className="mt-1 text-sm text-muted">{words.preview.lead}</p>
        </div>
        {(
          [
            ['zh-CN', words.preview.zh],
            ['en-US', words.preview.en],
          ] as const
        ).map(([lang, label]) => (
          <a
            key={lang}
            href={`/api/admin/competitions/${id}/certificates/preview?lang=${lang}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {label}
          </a>
        ))}
      </Card>
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-3">
          <CheckField
            label={words.on}
            hint={words.onHint}
            checked={value.isOn}
            onChange={isOn => set({ isOn })}
          />
          {(issued > 0 || revoked > 0) && (
            <p className="flex flex-wrap gap-2">
              <Badge tone="good">{words.issued(formatCount(issued))}</Badge>
              {revoked > 0 && <Badge tone="bad">{words.revokedCount(formatCount(revoked))}</Badge>}
            </p>
          )}
        </Card>
        <Card as="section" className="grid grid-cols-1 gap-5">
          <h2 className="font-semibold">{words.look}</h2>
          <BilingualField label={words.titleField} maxLength={60} required {...text('title')} />
          <BilingualField
            label={words.body}
            hint={words.bodyHint}
            maxLength={longestBody}
            rows={4}
            required
            {...text('body')}
          />
          <BilingualField label={words.issuer} maxLength={100} {...text('issuer')} />
          <div className="grid gap-5 md:grid-cols-2">
            <PictureField
              label={words.logo}
              hint={words.logoHint}
              value={value.logo}
              onChange={logo => set({ logo })}
              problem={problemAt('value.logo')}
              isWhole
            />
            <PictureField
              label={words.seal}
              hint={words.sealHint}
              value={value.seal}
              onChange={seal => set({ seal })}
              problem={problemAt('value.seal')}
              isWhole
            />
          </div>
        </Card>
        <SignersPart editing={editing} />
        {fixed ? <FixedAwards {...fixed} /> : <AwardsPart editing={editing} />}
      </EditingForm>
    </AdminPage>
  )
}
