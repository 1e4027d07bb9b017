import { clsx } from 'clsx'
import type { InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  onChange?: (isChecked: boolean) => void
}

/** A box to tick. What it says stands beside it in its label, which is what fingers meet. */
export function Checkbox({ className, onChange, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={clsx('shrink-0 accent-accent', className ?? 'size-4')}
      onChange={onChange && (event => onChange(event.target.checked))}
    />
  )
}
