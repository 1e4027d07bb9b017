import type { ApiError } from '../../../../../base/contract/client.ts'
import { NetworkError } from '../../../../../base/web/network-error.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { submissionWords } from '../../words.ts'
import { fixLabel } from '../fix-label.ts'
import { otherReasons } from '../other-reasons.ts'

/** Why a file was not taken, and where its owner mends that. */
export function UploadFailure({ failure }: { failure: ApiError }) {
  const words = useWords(submissionWords)
  const reasons = otherReasons(failure, useLang())
  return (
    <Callout kind="bad" title={failure.message} live>
      {failure instanceof NetworkError && <p>{words.again}</p>}
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {failure.hint && (
        <SiteLink to={failure.hint} className="font-medium text-accent underline">
          {fixLabel(failure.errno, words)}
        </SiteLink>
      )}
    </Callout>
  )
}
