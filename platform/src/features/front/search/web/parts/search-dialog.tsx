import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { searchWords } from '../../words.ts'
import { grouped, type Entry } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { forgetRecent, keepRecent, readRecent } from './recent.ts'
import { SearchInput } from './search-input.tsx'
import { useFound } from './use-found.ts'
import { useOwnEntries } from './use-own-entries.ts'

/** Type, choose with the arrow keys, open with Enter: pages and actions at once, what the server has as it comes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(searchWords)
  const { viewer } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState(() => readRecent(viewer?.id))
  const [sections, setSections] = useState<Entry[]>([])
  const wanted = typed.trim()
  const own = useOwnEntries(sections, wanted)
  const { found, status } = useFound(wanted)
  const isStaff = (viewer?.roles.length ?? 0) > 0

  useEffect(() => {
    if (!isStaff) return
    const load = async () => {
      try {
        const frame = await api('GET /api/admin/frame')
        setSections(frame.sections.map(({ path, title }) => ({ group: 'admin', title, detail: '', path })))
      } catch {
        // What is left is found all the same.
      }
    }
    void load()
  }, [api, isStaff])

  const groups = grouped(wanted === '' ? [...recent, ...own] : [...own, ...found])
  const entries = groups.flatMap(group => group.entries)
  const at = Math.min(active, entries.length - 1)
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.run) return entry.run()
    keepRecent(viewer?.id, entry)
    void navigate(entry.path)
  }
  const said = entries.length > 0 || wanted === '' ? words.found(entries.length) : ''
  return (
    <Dialog title={words.title} isTitleHidden place="top" onClose={onClose}>
      <SearchInput
        typed={typed}
        active={at}
        count={entries.length}
        onType={text => {
          setTyped(text)
          setActive(0)
        }}
        onMove={step => setActive((at + step + entries.length) % entries.length)}
        onChoose={() => open(entries[at])}
      />
      <EntryList groups={groups} active={at} onActive={setActive} onChoose={open} />
      {status === 'none' && entries.length === 0 && (
        <p className="px-5 py-6 text-center">
          <span className="font-semibold">{words.none(wanted)}</span>
          <span className="block text-sm text-muted">{words.noneHint}</span>
        </p>
      )}
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-sm text-muted">
        <p>{words.hint}</p>
        {wanted === '' && recent.length > 0 && (
          <ForgetButton
            onPress={() => {
              forgetRecent(viewer?.id)
              setRecent([])
            }}
          />
        )}
      </div>
      <p className="sr-only" role="status">
        {status === 'failed' ? words.failed : status === 'none' && said === '' ? words.none(wanted) : said}
      </p>
      {status === 'failed' && <p className="px-5 pb-3 text-sm text-bad">{words.failed}</p>}
    </Dialog>
  )
}

function ForgetButton({ onPress }: { onPress: () => void }) {
  const { clear } = useWords(searchWords)
  return (
    <PlainButton className="shrink-0 hover:text-text" onClick={onPress}>
      {clear}
    </PlainButton>
  )
}
