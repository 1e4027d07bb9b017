import { clsx } from 'clsx'
import type { SelectHTMLAttributes } from 'react'

type Props<V extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'multiple'> & {
  /** What can be chosen, by its value and its name, with the language of a name that is not the page's; groups are given as children. */
  options?: readonly (readonly [V | number, string, lang?: string | undefined])[]
  onChange?: (value: V) => void
}

/** One of a few. The browser's own list: it is the best there is on phones, and costs no scripts. */
export function Select<V extends string = string>({
  options = [],
  className,
  onChange,
  children,
  ...rest
}: Props<V>) {
  return (
    <select
      {...rest}
      className={clsx('field', className)}
      onChange={onChange && (event => onChange(event.target.value as V))}
    >
      {children}
      {options.map(([value, name, lang]) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
    </select>
  )
}
