import { useId } from 'react'
import { buttonClass } from './button.tsx'
import { FileInput } from './file-input.tsx'

type Props = {
  label: string
  /** The element that says what the files are for, where the label alone does not. */
  labelledBy?: string
  describedBy?: string
  accept?: string
  multiple?: boolean
  isFolder?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that lets files be chosen, in the page's words: a browser's own control speaks the browser's language. */
export function FileButton({ label, labelledBy, describedBy, ...input }: Props) {
  const id = useId()
  return (
    <label
      className={buttonClass(
        { variant: 'secondary' },
        'relative cursor-pointer outline-accent focus-within:outline-2',
      )}
    >
      <span id={id}>{label}</span>
      <FileInput
        {...input}
        className="sr-only"
        aria-labelledby={labelledBy && `${labelledBy} ${id}`}
        aria-describedby={describedBy}
      />
    </label>
  )
}
