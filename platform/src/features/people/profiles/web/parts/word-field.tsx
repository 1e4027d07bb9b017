import { SuggestField } from '../../../../../ui/suggest-field.tsx'
import type { WordKind } from '../../suggestions.rules.ts'
import { useSuggestions } from './use-suggestions.ts'

/** A field of a profile with what others wrote there. */
export function WordField({
  kind,
  ...field
}: { kind: WordKind } & Omit<Parameters<typeof SuggestField>[0], 'suggestions'>) {
  return <SuggestField {...field} suggestions={useSuggestions(kind, field.value)} />
}
