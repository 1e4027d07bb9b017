import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { authoredWords } from '../../../../competing/competitions/authored-words.ts'
import { wizardWords } from '../../wizard-words.ts'
import { useDraftMaker } from './make-example.ts'
import { TitleFields, type Head } from './title-fields.tsx'
import { stepAddress } from './step-address.ts'

type Start = { zones: readonly string[]; startAt: string; endAt: string }

/** The first step: a draft of one's own, or a whole example. */
export function NewDraft({ start }: { start: Start }) {
  const words = useWords(authoredWords)
  const { guided } = useWords(wizardWords)
  const api = useApi()
  const navigate = useNavigate()
  const lang = useLang()
  const { addRound } = useDraftMaker()
  const isGuided = useRef(true)
  // What it begins with stays the same however often the page is loaded.
  const [empty] = useState(() => ({
    // Most are written in the language that their organizer reads.
    languages: (lang === 'zh-CN' ? 'zh' : 'en') as Head['languages'],
    type: 'computing' as Head['type'],
    titleZh: '',
    titleEn: '',
    zone: 'Asia/Shanghai',
    startAt: start.startAt,
    endAt: start.endAt,
    blockMobileUpload: false,
  }))
  const editing = useForm({
    name: 'new-competition',
    saved: { value: empty, tag: '' },
    save: async value => {
      const { id } = await api('POST /api/admin/competitions', { body: value })
      // Without a round the guide asks for one: the draft is there, and making it again would make another.
      if (isGuided.current && value.type === 'computing') await addRound(id, value).catch(() => undefined)
      return { value, tag: String(id) }
    },
    reload: 'never',
    onSaved: ({ value, tag }) =>
      void navigate(
        isGuided.current
          ? stepAddress(tag, value.type === 'computing' ? 'metric' : 'ready')
          : pathTo('/admin/competitions/:id', { id: tag }),
      ),
  })
  const stopHere = async () => {
    isGuided.current = false
    await editing.save()
    isGuided.current = true
  }
  return (
    <>
      <EditingForm
        editing={editing}
        submit={guided}
        also={
          <Button variant="secondary" busy={editing.isBusy} onClick={() => void stopHere()}>
            {words.create.submit}
          </Button>
        }
      >
        <Card className="grid gap-5">
          <TitleFields editing={editing} zones={start.zones} />
          <CheckField
            label={words.access.mobile}
            hint={words.access.mobileHint}
            checked={editing.value.blockMobileUpload}
            onChange={blockMobileUpload => editing.set({ blockMobileUpload })}
          />
        </Card>
      </EditingForm>
      <Example start={start} />
    </>
  )
}

function Example({ start: { startAt, endAt } }: { start: Start }) {
  const { example: words } = useWords(wizardWords)
  const navigate = useNavigate()
  const { makeExample } = useDraftMaker()
  const { run, isBusy, problem } = useMutation({ reload: 'never' })
  const make = () =>
    run(async () => {
      const id = await makeExample({ startAt, endAt, zone: 'Asia/Shanghai' })
      await navigate(stepAddress(id, 'check'))
    })
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="max-w-2xl text-sm text-muted">{words.lead}</p>
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void make()}>
          {words.make}
        </Button>
      </div>
    </Card>
  )
}
