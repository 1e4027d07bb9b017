import { clsx } from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  type?: 'text' | 'search' | 'url' | 'number' | 'password' | 'date' | 'datetime-local'
  onChange?: (value: string) => void
  /** Without a frame: it stands in something that has one. */ isBare?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text, a number or a time. */
export function Input({ isBare = false, className, onChange, ...rest }: Props) {
  return (
    <input
      {...rest}
      className={clsx(!isBare && 'field', className)}
      onChange={onChange && (event => onChange(event.target.value))}
    />
  )
}

/** What a form sends along unseen. */
export function HiddenInput({ name, value }: { name: string; value: string | number }) {
  return <input type="hidden" name={name} value={value} />
}
