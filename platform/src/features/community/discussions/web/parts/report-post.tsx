import { useApi } from '../../../../../site/browser-api.ts'
import { ReportDialog } from '../../../../../site/report-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { reportReasons } from '../../rules.ts'
import type { PostData } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

/** Tells the moderators what is wrong with a post. */
export function ReportPost({ post, onClose }: { post: PostData; onClose: () => void }) {
  const { report, reasons, actions } = useWords(discussionWords)
  const api = useApi()
  return (
    <ReportDialog
      words={{ ...report, cancel: actions.cancel, close: actions.close }}
      reasons={reportReasons.map(one => [one, reasons[one]] as const)}
      usual="spam"
      onSend={body => api('POST /api/discussions/posts/{id}/reports', { params: { id: post.id }, body })}
      onClose={onClose}
    />
  )
}
