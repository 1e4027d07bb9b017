import { clsx } from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & {
  onChange?: (value: string) => void
  /** Without a frame: it stands in something that has one. */ isBare?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function Textarea({ isBare = false, className, onChange, ...rest }: Props) {
  return (
    <textarea
      {...rest}
      className={clsx(!isBare && 'field', className)}
      onChange={onChange && (event => onChange(event.target.value))}
    />
  )
}
