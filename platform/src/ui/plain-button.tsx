import { clsx } from 'clsx'
import type { ButtonHTMLAttributes, Ref } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> & {
  ref?: Ref<HTMLButtonElement>
}

/** Something to press that looks like what is around it: a word in a line, a row of a list. */
export function PlainButton({ className, ...rest }: Props) {
  return <button {...rest} type="button" className={clsx('touch', className)} />
}
