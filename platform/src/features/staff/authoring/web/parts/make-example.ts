import { build, useApi } from '../../../../../site/browser-api.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useSite } from '../../../../../site/use-site.ts'
import { newRound } from '../../../../competing/schedules/web/parts/new-round.ts'
import { publishFiles } from '../../../../data/datasets/web/parts/publish-files.ts'
import type { RoundPlace } from '../../../../scoring/evaluation/web/parts/types.ts'
import { exampleFiles, exampleMetric, exampleTexts } from '../../example.ts'

type Span = { zone: string; startAt: string; endAt: string }

/** What the guide does for its reader, each by the calls that the pages of the administration make. */
export function useDraftMaker() {
  const api = useApi()
  const sendForm = useSendForm()
  const { viewer } = useSite()

  /** One round for the whole of a competition that has none. */
  const addRound = async (id: number, span: Span): Promise<RoundPlace | undefined> => {
    const { tag } = await api('GET /api/admin/competitions/{id}/rounds', { params: { id } })
    const { value } = await api('PUT /api/admin/competitions/{id}/rounds', {
      params: { id },
      body: { value: { rounds: [newRound([], span)] }, tag },
    })
    const roundId = value.rounds[0]?.id
    return roundId ? { id, roundId } : undefined
  }

  /** Has a round scored as the example is. */
  const scoreExample = async (place: RoundPlace): Promise<void> => {
    const { metric } = await api('GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation', {
      params: place,
    })
    await api('PUT /api/admin/competitions/{id}/rounds/{roundId}/metric', {
      params: place,
      body: { value: { metric: exampleMetric }, tag: metric.tag },
    })
    await sendForm(`/api/admin/competitions/${place.id}/rounds/${place.roundId}/answers`, {
      file: csvFile('answers.csv', exampleFiles().answers),
    })
    // So that a sample of it stands with the data.
    await api('POST /api/admin/competitions/{id}/rounds/{roundId}/sample', {
      params: place,
      body: { kind: 'constant' },
    })
  }

  const writeExample = async (id: number): Promise<void> => {
    const params = { id }
    const basics = await api('GET /api/admin/competitions/{id}/basics', { params })
    const summary = { summaryZh: exampleTexts.summary.zh, summaryEn: exampleTexts.summary.en }
    await api('PUT /api/admin/competitions/{id}/basics', {
      params,
      body: { value: { ...basics.value, ...summary }, tag: basics.tag },
    })
    const { parts } = await api('GET /api/admin/competitions/{id}/texts', { params })
    for (const part of ['overview', 'evaluation'] as const) {
      const tag = parts.find(one => one.part === part)?.text.tag ?? ''
      await api('PUT /api/admin/competitions/{id}/texts/{part}', {
        params: { id, part },
        body: { value: exampleTexts[part], tag },
      })
    }
    const { agreement } = await api('GET /api/admin/competitions/{id}/agreement', { params })
    await api('PUT /api/admin/competitions/{id}/agreement', {
      params,
      body: { value: exampleTexts.agreement, tag: agreement.tag },
    })
  }

  /** A whole draft that scores and lacks nothing to be published; its number. */
  const makeExample = async (span: Span): Promise<number> => {
    const { id } = await api('POST /api/admin/competitions', {
      body: { ...span, type: 'computing', titleZh: exampleTexts.title.zh, titleEn: exampleTexts.title.en },
    })
    await writeExample(id)
    const place = await addRound(id, span)
    if (place) await scoreExample(place)
    const { train, test } = exampleFiles()
    await publishFiles(
      api,
      { ssoId: viewer?.ssoId, userId: viewer?.id, build },
      {
        competitionId: id,
        titleZh: exampleTexts.data.zh,
        titleEn: exampleTexts.data.en,
        licence: 'CC0-1.0',
        files: [csvFile('train.csv', train), csvFile('test.csv', test)],
      },
    )
    return id
  }
  return { addRound, scoreExample, makeExample }
}

const csvFile = (name: string, text: string) => new File([text], name, { type: 'text/csv' })
