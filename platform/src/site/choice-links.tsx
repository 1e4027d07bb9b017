import { clsx } from 'clsx'
import { choiceClass, choicesClass } from '../ui/choices.ts'
import { SiteLink } from './site-link.tsx'

type Props<V> = {
  label: string
  chosen: V
  /** Each by its value, its name and its address, with the language of a name that is not the page's. */
  choices: readonly (readonly [value: V, name: string, to: string, lang?: string | undefined])[]
  className?: string
}

/** A few addresses of which one is the present: between the states of a list, between boards. */
export function ChoiceLinks<V extends string | number | undefined>({
  label,
  chosen,
  choices,
  className,
}: Props<V>) {
  return (
    <nav aria-label={label} className={clsx(choicesClass, 'justify-self-start', className)}>
      {choices.map(([value, name, to, lang]) => (
        <SiteLink
          key={to}
          to={to}
          lang={lang}
          aria-current={value === chosen ? 'page' : undefined}
          className={choiceClass(value === chosen)}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}
