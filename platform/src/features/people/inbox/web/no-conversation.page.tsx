import { useWords } from '../../../../site/use-site.ts'
import { Logo } from '../../../../ui/logo.tsx'
import { inboxWords } from '../words.ts'

/** What stands beside the list of conversations before one of them was chosen. */
export default function NoConversationPage() {
  const { sessions } = useWords(inboxWords)
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center">
      <Logo className="size-12 text-line-strong" />
      <p className="text-lg font-semibold">{sessions.choose}</p>
      <p className="max-w-sm text-balance text-muted">{sessions.chooseHint}</p>
    </div>
  )
}
