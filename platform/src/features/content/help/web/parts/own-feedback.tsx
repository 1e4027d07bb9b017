import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { feedbackWords } from '../../feedback-words.ts'
import { FeedbackPicture } from './feedback-picture.tsx'
import { stateTone } from './state-tone.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Own = Answer<SiteCalls['GET /api/feedback/own']>['list'][number]

/** What somebody told, and what they were answered. */
export function OwnFeedback({ feedback }: { feedback: Own }) {
  const { formatTime } = useFormats()
  const words = useWords(feedbackWords)
  const zone = useZone()
  const { answer } = feedback
  return (
    <Card as="article" className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        <Badge tone={stateTone[feedback.state]}>{words.states[feedback.state]}</Badge>
        {words.kinds[feedback.kind]} · {formatTime(feedback.createdAt, zone)}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{feedback.body}</p>
      <FeedbackPicture url={feedback.picture} />
      {answer && (
        <div className="rounded-lg border-l-4 border-accent bg-sunken p-4">
          <p className="text-sm text-muted tabular-nums">{words.answeredAt(formatTime(answer.at, zone))}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{answer.text}</p>
        </div>
      )}
    </Card>
  )
}
