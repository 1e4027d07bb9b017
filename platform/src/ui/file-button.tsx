import { useId } from 'react'
import { buttonClass } from './button.tsx'

type Props = {
  label: string
  /** The element that says what the files are for, where the label alone does not. */
  labelledBy?: string
  describedBy?: string
  accept?: string
  multiple?: boolean
  isFolder?: boolean
  onFiles: (files: FileList) => void
}

/** A button that lets files be chosen, in the page's words: a browser's own control speaks the browser's language. */
export function FileButton({ label, labelledBy, describedBy, isFolder = false, onFiles, ...input }: Props) {
  const id = useId()
  return (
    <label
      className={buttonClass(
        { variant: 'secondary' },
        'relative cursor-pointer outline-accent focus-within:outline-2',
      )}
    >
      <span id={id}>{label}</span>
      <input
        {...input}
        type="file"
        className="sr-only"
        aria-labelledby={labelledBy && `${labelledBy} ${id}`}
        aria-describedby={describedBy}
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={event => {
          const { files } = event.target
          if (files) onFiles(files)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
