import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { formatBytes } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { FileButton } from '../../../../../ui/file-button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { mostProcessFiles } from '../../rules.ts'
import { submissionWords } from '../../words.ts'

type Props = { files: readonly File[]; maxBytes: number; onFiles: (files: readonly File[]) => void }

/** Files that come beside a result: chosen in as many goes as one likes, each can be left out again. */
export function ProcessFiles({ files, maxBytes, onFiles }: Props) {
  const { form, check } = useWords(submissionWords)
  const id = useId()
  const [refused, setRefused] = useState('')
  const add = (chosen: readonly File[]) => {
    const fit = chosen.filter(file => file.size <= maxBytes)
    const isNew = (file: File) => !files.some(one => one.name === file.name && one.size === file.size)
    const all = [...files, ...fit.filter(isNew)]
    const reasons = [
      ...chosen
        .filter(file => file.size > maxBytes)
        .map(file => `${file.name}: ${check.tooLarge(formatBytes(maxBytes))}`),
      ...(all.length > mostProcessFiles ? [form.processTooMany(mostProcessFiles)] : []),
    ]
    setRefused(reasons.join(' '))
    onFiles(all.slice(0, mostProcessFiles))
  }
  return (
    <div className="text-sm">
      <p id={id}>{form.process}</p>
      <div className="mt-1">
        <FileButton
          label={form.processChoose}
          labelledBy={id}
          describedBy={`${id}-hint`}
          multiple
          onFiles={chosen => add([...chosen])}
        />
      </div>
      <span id={`${id}-hint`} className="mt-1 block text-muted">
        {form.processHint(mostProcessFiles)}
      </span>
      {refused !== '' && (
        <p role="alert" className="mt-1 text-bad">
          {refused}
        </p>
      )}
      {files.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {files.map(file => (
            <li
              key={`${file.name} ${file.size}`}
              className="flex items-center gap-3 rounded-lg bg-sunken py-1 pr-1 pl-3"
            >
              <span className="min-w-0 grow truncate">{file.name}</span>
              <span className="shrink-0 text-muted tabular-nums">{formatBytes(file.size)}</span>
              <IconButton
                label={form.processRemove(file.name)}
                icon={X}
                onClick={() => onFiles(files.filter(one => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
