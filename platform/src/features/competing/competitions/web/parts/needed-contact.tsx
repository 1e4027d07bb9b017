import {
  contacts,
  type Binding,
  type NeededContact as Contact,
} from '../../../../../base/contract/needed-contact.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField } from '../../../../../ui/field.tsx'
import { authoredWords } from '../../authored-words.ts'

/** Which verified contact is asked of who joins, besides what the installation asks of everybody. */
export function NeededContact({
  siteContact,
  contact,
  onChange,
}: {
  siteContact: Binding
  contact: Contact | null
  onChange: (contact: Contact | null) => void
}) {
  const { requirements: words } = useWords(authoredWords).access
  return (
    <SelectField
      className="max-w-md"
      label={words.contact}
      hint={words.contactHint(words.contacts[siteContact])}
      value={contact ?? 'site'}
      onChange={chosen => onChange(chosen === 'site' ? null : chosen)}
      options={(['site', ...contacts] as const).map(one => [one, words.contacts[one]] as const)}
    />
  )
}
