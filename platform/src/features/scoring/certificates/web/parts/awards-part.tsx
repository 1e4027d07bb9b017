import { Fragment } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import type { Form } from '../../../../../site/use-form.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { mostAwards } from '../../limits.rules.ts'
import type { Template } from '../../template.ts'
import { certificateWords } from '../../words.ts'

/** Which ranks get which award. */
export function AwardsPart({ editing }: { editing: Form<Template> }) {
  const words = useWords(certificateWords)
  const { value, set, problemAt, issues } = editing
  const { awards } = value
  const change = (at: number, next: Partial<Template['awards'][number]>) =>
    set({ awards: awards.map((one, index) => (index === at ? { ...one, ...next } : one)) })
  const isOutOfOrder = issues.some(issue => issue.path === 'body.value.awards')
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="font-semibold">{words.awards}</h2>
        <p className="mt-1 text-sm text-muted">{words.awardsHint}</p>
      </div>
      {awards.map((award, at) => (
        <div
          key={at}
          className="grid items-end gap-4 border-b border-line pb-5 md:grid-cols-[8rem_minmax(0,1fr)_auto]"
        >
          <TextField
            label={words.upTo}
            type="number"
            min={1}
            step={1}
            value={String(award.upTo)}
            onChange={rank => change(at, { upTo: Number(rank) })}
            problem={problemAt(`value.awards.${at}.upTo`)}
          />
          <BilingualField
            label={words.award}
            maxLength={60}
            required
            zh={{
              value: award.zh,
              onChange: zh => change(at, { zh }),
              problem: problemAt(`value.awards.${at}.zh`),
            }}
            en={{
              value: award.en,
              onChange: en => change(at, { en }),
              problem: problemAt(`value.awards.${at}.en`),
            }}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={words.removeAward(at + 1)}
            onClick={() => set({ awards: awards.filter((_, index) => index !== at) })}
          >
            ×
          </Button>
        </div>
      ))}
      {isOutOfOrder && (
        <p className="text-sm text-bad" role="alert">
          {words.outOfOrder}
        </p>
      )}
      {awards.length < mostAwards && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              set({ awards: [...awards, { upTo: (awards.at(-1)?.upTo ?? 0) + 1, zh: '', en: '' }] })
            }
          >
            {words.addAward}
          </Button>
        </div>
      )}
      <BilingualField
        label={words.rest}
        maxLength={60}
        required
        zh={{ value: value.restZh, onChange: restZh => set({ restZh }), problem: problemAt('value.restZh') }}
        en={{ value: value.restEn, onChange: restEn => set({ restEn }), problem: problemAt('value.restEn') }}
      />
    </Card>
  )
}

/** The same once certificates bear them. */
export function FixedAwards({ awards, restZh, restEn }: Pick<Template, 'awards' | 'restZh' | 'restEn'>) {
  const words = useWords(certificateWords)
  const rows = [
    ...awards.map(
      ({ upTo, ...award }, at) => [words.ranks((awards[at - 1]?.upTo ?? 0) + 1, upTo), award] as const,
    ),
    [words.rest, { zh: restZh, en: restEn }] as const,
  ]
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <h2 className="font-semibold">{words.awards}</h2>
      <Callout kind="info">{words.awardsFixed}</Callout>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([ranks, { zh, en }]) => (
          <Fragment key={ranks}>
            <dt className="text-muted tabular-nums">{ranks}</dt>
            <dd className="font-medium wrap-anywhere">
              {zh && <span lang="zh-CN">{zh}</span>}
              {zh && en && ' · '}
              {en && <span lang="en-US">{en}</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}
