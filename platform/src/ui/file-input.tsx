import type { InputHTMLAttributes, Ref } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  isFolder?: boolean
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** Chooses files; what is seen of it is the matter of its place. The same file may be chosen again. */
export function FileInput({ isFolder = false, onFiles, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="file"
      {...(isFolder ? { webkitdirectory: '' } : {})}
      onChange={event => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ''
        onFiles(files)
      }}
    />
  )
}
