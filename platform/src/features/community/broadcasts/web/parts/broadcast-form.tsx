import { Fragment, useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { useAskedSides } from '../../../../../site/staff/asked-languages.ts'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { broadcastLimit, lengthOf, segments, type Segment } from '../../rules.ts'
import { broadcastWords } from '../../words.ts'

type Props = {
  competitionId: number
  reach: Record<Segment, number>
  onSent: (reached: number) => void
}

type Draft = { segment: Segment; zh: string; en: string }

/** Whom to write to, how many that are, and what to say: kept in this browser until it is sent. */
export function BroadcastForm({ competitionId, reach, onSent }: Props) {
  const { form: words } = useWords(broadcastWords)
  const { sides } = useAskedSides()
  const [isAsking, setAsking] = useState(false)
  const problemOf = (text: string) => tooLong(text) ?? (text.trim() === '' ? words.missing : undefined)
  const tooLong = (text: string) => {
    const over = lengthOf(text.trim()) - broadcastLimit
    return over > 0 ? words.tooLong(over) : undefined
  }
  const form = useForm<Draft>({
    name: `broadcast:${competitionId}`,
    saved: { value: { segment: 'all', zh: '', en: '' }, tag: '' },
    check: draft => Object.fromEntries(sides.map(side => [side, problemOf(draft[side])])),
  })
  const { segment, zh, en } = form.value
  const isKept = zh !== '' || en !== ''
  // What was typed for a language that is no longer asked for is not sent unseen.
  const said = (side: 'zh' | 'en') => (sides.includes(side) ? form.value[side] : '')
  const clear = () => {
    form.discard()
    form.set({ segment })
  }
  const sideOf = (name: 'zh' | 'en') => {
    const field = form.field(name)
    return {
      ...field,
      problem: tooLong(field.value) ?? field.problem,
      hint: words.contentHint(lengthOf(field.value.trim()), broadcastLimit),
    }
  }
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <Segments segment={segment} reach={reach} onChange={next => form.set({ segment: next })} />
      <BilingualField label={words.content} rows={4} required zh={sideOf('zh')} en={sideOf('en')} />
      {isKept && <p className="text-sm text-muted">{words.kept}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabledReason={reach[segment] === 0 ? words.nobody : undefined}
          onClick={() => {
            if (form.validate()) setAsking(true)
          }}
        >
          {words.send}
        </Button>
        {isKept && (
          <Button variant="quiet" onClick={clear}>
            {words.discard}
          </Button>
        )}
      </div>
      {isAsking && (
        <Asking
          competitionId={competitionId}
          count={reach[segment]}
          body={{ segment, contentZh: said('zh'), contentEn: said('en') }}
          onSent={reached => {
            clear()
            onSent(reached)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function Segments({
  segment,
  reach,
  onChange,
}: {
  segment: Segment
  reach: Record<Segment, number>
  onChange: (segment: Segment) => void
}) {
  const { form: words, segments: named } = useWords(broadcastWords)
  return (
    <RadioGroup
      label={words.segment}
      look="card"
      value={segment}
      onChange={onChange}
      options={segments.map(
        one =>
          [
            one,
            <Fragment key={one}>
              <span className="min-w-0 grow">
                <span className="font-medium">{named[one].name}</span>
                <span className="block text-muted">{named[one].who}</span>
              </span>
              <span className="shrink-0 font-medium tabular-nums">
                {words.people(formatCount(reach[one]))}
              </span>
            </Fragment>,
          ] as const,
      )}
    />
  )
}

type AskingProps = {
  competitionId: number
  count: number
  body: { segment: Segment; contentZh: string; contentEn: string }
  onSent: (reached: number) => void
  onClose: () => void
}

function Asking({ competitionId, count, body, onSent, onClose }: AskingProps) {
  const { confirm: words, segments: named } = useWords(broadcastWords)
  const { sides } = useAskedSides()
  const api = useApi()
  return (
    <ConfirmDialog
      title={words.title}
      submit={words.send(formatCount(count))}
      onClose={onClose}
      onSubmit={async () => {
        const { reached } = await api('POST /api/admin/competitions/{id}/broadcasts', {
          params: { id: competitionId },
          body,
        })
        onSent(reached)
      }}
    >
      <p>{words.text(formatCount(count), named[body.segment].name)}</p>
      {sides.map(lang => (
        <div key={lang} className="grid gap-1 rounded-xl bg-sunken p-4 text-sm">
          <p className="text-muted">{words[lang]}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={lang === 'zh' ? 'zh-CN' : 'en-US'}>
            {lang === 'zh' ? body.contentZh : body.contentEn}
          </p>
        </div>
      ))}
    </ConfirmDialog>
  )
}
