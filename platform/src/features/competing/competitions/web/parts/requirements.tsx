import type { ReactNode } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import {
  requirements,
  requirementsOf,
  type Requirement,
} from '../../../../people/onboarding/requirements.rules.ts'
import { authoredWords } from '../../authored-words.ts'

/** What is asked of people before they take part: what the house thinks right, or what the organiser chooses. */
export function Requirements({
  chosen,
  onChange,
  children,
}: {
  chosen: readonly Requirement[] | null
  onChange: (chosen: Requirement[] | null) => void
  /** What else is asked for. */
  children: ReactNode
}) {
  const { requirements: words } = useWords(authoredWords).access
  const withOut = (one: Requirement) => requirements.filter(other => other !== one && chosen?.includes(other))
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.lead}</p>
      </div>
      <RadioGroup
        label={<span className="sr-only">{words.title}</span>}
        value={chosen === null ? 'auto' : 'own'}
        onChange={way =>
          onChange(way === 'auto' ? null : requirementsOf({ requirements: null, reward_value: null }))
        }
        options={[
          [
            'auto',
            <span key="auto">
              {words.auto} <span className="text-muted">{words.autoHint}</span>
            </span>,
          ],
          ['own', words.own],
        ]}
      />
      {chosen !== null && (
        <div className="grid gap-4 border-l-2 border-line pl-4">
          {requirements.map(one => (
            <CheckField
              key={one}
              label={words.names[one]}
              hint={words.hints[one]}
              checked={chosen.includes(one)}
              onChange={isAsked =>
                onChange(
                  isAsked
                    ? requirements.filter(other => other === one || chosen.includes(other))
                    : withOut(one),
                )
              }
            />
          ))}
        </div>
      )}
      {children}
    </Card>
  )
}
