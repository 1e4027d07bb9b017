import { Badge } from '../../ui/badge.tsx'
import { useWords } from '../use-site.ts'
import { staffWords } from './words.ts'

/** Whether everybody sees it. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  const { common: words } = useWords(staffWords)
  return (
    <Badge tone={isPublished ? 'good' : 'neutral'}>{isPublished ? words.published : words.unpublished}</Badge>
  )
}
