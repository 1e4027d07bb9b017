import { useNavigate } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { wizardWords } from '../../wizard-words.ts'
import { stepAddress, stepsOf } from './step-address.ts'
import { TitleFields, type Head } from './title-fields.tsx'

type Basics = Answer<SiteCalls['GET /api/admin/competitions/{id}/basics']>

const headOf = ({ languages, type, titleZh, titleEn, zone, startAt, endAt }: Basics['value']): Head => ({
  languages,
  type,
  titleZh,
  titleEn,
  zone,
  startAt,
  endAt,
})

/** The first step once more: its only round follows the dates of the competition. */
export function DraftTitle({ id, basics, zones }: { id: number; basics: Basics; zones: readonly string[] }) {
  const { saveNext } = useWords(wizardWords)
  const api = useApi()
  const navigate = useNavigate()
  const params = { id }
  const editing = useForm({
    name: `wizard:${id}`,
    saved: { value: headOf(basics.value), tag: basics.tag },
    save: async (head, tag) => {
      const put = (span: Pick<Head, 'startAt' | 'endAt'>, knownTag: string) =>
        api('PUT /api/admin/competitions/{id}/basics', {
          params,
          body: { value: { ...basics.value, ...head, ...span }, tag: knownTag },
        })
      const { value, tag: roundsTag } = await api('GET /api/admin/competitions/{id}/rounds', { params })
      const [round, ...others] = value.rounds
      const { startAt, endAt } = basics.value
      const isWhole =
        round?.listBMode === 'none' &&
        others.length === 0 &&
        round.startAt === startAt &&
        round.endAt === endAt
      if (!isWhole || (head.startAt === startAt && head.endAt === endAt)) {
        const saved = await put(head, tag)
        return { value: headOf(saved.value), tag: saved.tag }
      }
      // A round lies within its competition at every moment: first there is room for both.
      const wide = await put(
        {
          startAt: head.startAt < startAt ? head.startAt : startAt,
          endAt: head.endAt > endAt ? head.endAt : endAt,
        },
        tag,
      )
      const span = { startAt: head.startAt, endAt: head.endAt }
      await api('PUT /api/admin/competitions/{id}/rounds', {
        params,
        body: {
          value: { rounds: [{ ...round, ...span, listAStart: span.startAt, listAEnd: span.endAt }] },
          tag: roundsTag,
        },
      })
      const saved = await put(span, wide.tag)
      return { value: headOf(saved.value), tag: saved.tag }
    },
    onSaved: ({ value }) => void navigate(stepAddress(id, stepsOf(value.type)[1] ?? 'ready')),
  })
  return (
    <EditingForm editing={editing} submit={saveNext}>
      <Card className="grid gap-5">
        <TitleFields editing={editing} zones={zones} />
      </Card>
    </EditingForm>
  )
}
