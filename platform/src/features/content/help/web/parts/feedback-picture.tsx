import { useWords } from '../../../../../site/use-site.ts'
import { feedbackWords } from '../../feedback-words.ts'

/** A small picture that opens as it is, beside this page. */
export function FeedbackPicture({ url }: { url: string | null }) {
  const words = useWords(feedbackWords)
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className="justify-self-start">
      <img
        src={url}
        alt={words.pictureOf}
        loading="lazy"
        className="max-h-80 max-w-full rounded-lg border border-line"
      />
    </a>
  )
}
