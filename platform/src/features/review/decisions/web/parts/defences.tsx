import { useFormats } from '../../../../../site/use-formats.ts'
import { plainCode } from '../../../../../base/plain-code.ts'
import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { longestPlace, mostMinutes, mostPlaces } from '../../rules.ts'
import { resultWords } from '../../result-words.ts'

export type Desk = Answer<SiteCalls['GET /api/admin/spic/{editionId}/results']>
type Defence = NonNullable<Desk['defence']>
/** What is asked of one defence; of one that is not planned yet without a time. */
type Named = { proposalId: number; title: string; startsAt: string | null; minutes: number; place: string }
type Asked = { what: 'plan' | 'tell' } | { what: 'slot' | 'remove'; one: Named }

const usualMinutes = 20

/** When and where proposals are defended. */
export function Defences({ desk }: { desk: Desk }) {
  const { defence: words } = useWords(resultWords)
  const { defence } = desk
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {defence === null ? (
        <p className="text-muted">{words.noRound}</p>
      ) : defence.slots.length + defence.without.length === 0 ? (
        <p className="text-muted">{words.nobody}</p>
      ) : (
        <Planned editionId={desk.edition.id} defence={defence} isFixed={desk.published !== null} />
      )}
    </Card>
  )
}

function Planned({ editionId, defence, isFixed }: { editionId: number; defence: Defence; isFixed: boolean }) {
  const { formatTime } = useFormats()
  const all = useWords(resultWords)
  const words = all.defence
  const api = useApi()
  const [asked, setAsked] = useState<Asked>()
  const [told, setTold] = useState<number>()
  const close = () => setAsked(undefined)
  const params = { editionId }
  return (
    <>
      <p className="text-sm text-muted">{words.lead}</p>
      {!isFixed && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsked({ what: 'plan' })}>
            {words.plan}
          </Button>
          {defence.slots.length > 0 && (
            <Button variant="secondary" onClick={() => setAsked({ what: 'tell' })}>
              {words.tell}
            </Button>
          )}
        </div>
      )}
      {told !== undefined && (
        <Callout kind="good" live>
          {words.told(told)}
        </Callout>
      )}
      {defence.slots.length > 0 && (
        <DataTable
          caption={words.title}
          rows={defence.slots}
          rowKey={slot => slot.id}
          isMarked={slot => slot.isWrong}
          columns={[
            {
              key: 'time',
              label: words.time,
              numeric: true,
              cell: slot => formatTime(slot.startsAt, usualZone),
            },
            {
              key: 'length',
              label: words.length,
              numeric: true,
              cell: slot => words.lengthOf(slot.minutes),
            },
            { key: 'place', label: words.place, isName: true, cell: slot => slot.place },
            {
              key: 'title',
              label: all.proposal,
              isName: true,
              cell: slot => (
                <>
                  {slot.title}
                  <p className="text-muted">{slot.entry}</p>
                  <span className="flex flex-wrap gap-2">
                    {slot.isWrong && <Badge tone="bad">{words.wrong}</Badge>}
                    {!slot.isTold && <Badge tone="warn">{words.untold}</Badge>}
                  </span>
                </>
              ),
            },
            {
              key: 'change',
              label: words.edit,
              cell: slot =>
                !isFixed && (
                  <div className="flex gap-2">
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => setAsked({ what: 'slot', one: slot })}
                    >
                      {words.edit}
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => setAsked({ what: 'remove', one: slot })}
                    >
                      {words.remove}
                    </Button>
                  </div>
                ),
            },
          ]}
        />
      )}
      {defence.without.length > 0 && (
        <div className="grid gap-2 text-sm">
          <h3 className="font-medium">{words.without}</h3>
          <ul className="grid gap-2">
            {defence.without.map(({ id, title, entry }) => (
              <li key={id} className="flex flex-wrap items-center gap-3">
                <span className="wrap-anywhere">{`${title} · ${entry}`}</span>
                {!isFixed && (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() =>
                      setAsked({
                        what: 'slot',
                        one: { proposalId: id, title, startsAt: null, minutes: usualMinutes, place: '' },
                      })
                    }
                  >
                    {words.set}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked?.what === 'plan' && <PlanDialog editionId={editionId} onClose={close} />}
      {asked?.what === 'tell' && (
        <ConfirmDialog
          title={words.tellTitle}
          submit={words.tell}
          onClose={close}
          onSubmit={async () => {
            const done = await api('POST /api/admin/spic/{editionId}/slots/notices', { params })
            setTold(done.told)
          }}
        >
          <p className="text-muted">{words.tellText}</p>
        </ConfirmDialog>
      )}
      {asked?.what === 'slot' && <SlotDialog editionId={editionId} one={asked.one} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle(asked.one.title)}
          submit={words.remove}
          isDanger
          onClose={close}
          onSubmit={() =>
            api('DELETE /api/admin/spic/{editionId}/slots/{proposalId}', {
              params: { editionId, proposalId: asked.one.proposalId },
            })
          }
        >
          <p className="text-muted">{words.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const isLength = (text: string, least: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= mostMinutes

function PlanDialog({ editionId, onClose }: { editionId: number; onClose: () => void }) {
  const { defence: words } = useWords(resultWords)
  const api = useApi()
  const [value, setValue] = useState({
    startsAt: null as string | null,
    minutes: String(usualMinutes),
    pause: '5',
    places: '',
    seed: '',
  })
  const [isTried, setTried] = useState(false)
  const set = (change: Partial<typeof value>) => setValue({ ...value, ...change })
  const isSound =
    value.startsAt !== null &&
    isLength(value.minutes, 1) &&
    isLength(value.pause, 0) &&
    /^\d{0,9}$/.test(plainCode(value.seed))
  return (
    <ConfirmDialog
      title={words.planTitle}
      submit={words.plan}
      validate={() => {
        setTried(true)
        return isSound
      }}
      onClose={onClose}
      onSubmit={() =>
        api('POST /api/admin/spic/{editionId}/slots/plan', {
          params: { editionId },
          body: {
            startsAt: value.startsAt ?? '',
            minutes: Number(value.minutes),
            pause: Number(value.pause),
            places: value.places
              .split('\n')
              .map(place => place.trim())
              .filter(Boolean)
              .slice(0, mostPlaces),
            seed: plainCode(value.seed) === '' ? null : Number(plainCode(value.seed)),
          },
        })
      }
    >
      <p className="text-muted">{words.planText}</p>
      <TimeField
        label={words.startsAt}
        zone={usualZone}
        value={value.startsAt}
        onChange={startsAt => set({ startsAt })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          type="number"
          label={words.minutes}
          min={1}
          max={mostMinutes}
          value={value.minutes}
          onChange={minutes => set({ minutes })}
        />
        <TextField
          type="number"
          label={words.pause}
          min={0}
          max={mostMinutes}
          value={value.pause}
          onChange={pause => set({ pause })}
        />
        <TextField
          label={words.seed}
          hint={words.seedHint}
          maxLength={9}
          value={value.seed}
          onChange={seed => set({ seed })}
        />
      </div>
      <TextField
        label={words.places}
        hint={words.placesHint}
        rows={3}
        value={value.places}
        onChange={places => set({ places })}
      />
      {isTried && !isSound && <Callout kind="bad">{words.bad}</Callout>}
    </ConfirmDialog>
  )
}

function SlotDialog({ editionId, one, onClose }: { editionId: number; one: Named; onClose: () => void }) {
  const { defence: words } = useWords(resultWords)
  const api = useApi()
  const [startsAt, setStartsAt] = useState(one.startsAt)
  const [minutes, setMinutes] = useState(String(one.minutes))
  const [place, setPlace] = useState(one.place)
  const [isTried, setTried] = useState(false)
  const isSound = startsAt !== null && isLength(minutes, 1)
  return (
    <ConfirmDialog
      title={words.setTitle(one.title)}
      submit={words.save}
      validate={() => {
        setTried(true)
        return isSound
      }}
      onClose={onClose}
      onSubmit={() =>
        api('PUT /api/admin/spic/{editionId}/slots/{proposalId}', {
          params: { editionId, proposalId: one.proposalId },
          body: { startsAt: startsAt ?? '', minutes: Number(minutes), place },
        })
      }
    >
      <TimeField label={words.startsAt} zone={usualZone} value={startsAt} onChange={setStartsAt} />
      <TextField
        type="number"
        label={words.minutes}
        min={1}
        max={mostMinutes}
        value={minutes}
        onChange={setMinutes}
      />
      <TextField label={words.place} maxLength={longestPlace} value={place} onChange={setPlace} />
      {isTried && !isSound && <Callout kind="bad">{words.bad}</Callout>}
    </ConfirmDialog>
  )
}
