import { FileText, Film } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'

export type Medium = Answer<SiteCalls['GET /api/admin/media']>['list'][number]

/** What something of the library looks like, small; its name stands beside it. */
export function MediaThumb({ medium }: { medium: Medium }) {
  if (medium.kind === 'picture')
    return (
      <img
        src={medium.sizes[0]?.url ?? medium.url}
        alt=""
        loading="lazy"
        className="aspect-video w-full bg-sunken object-contain"
      />
    )
  const Icon = medium.kind === 'video' ? Film : FileText
  return (
    <div className="grid aspect-video w-full place-items-center bg-sunken text-muted">
      <Icon className="size-10" aria-hidden="true" />
    </div>
  )
}
