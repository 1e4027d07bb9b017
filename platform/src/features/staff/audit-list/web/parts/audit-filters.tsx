import { Form } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { wordFor } from '../../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { groupsOf } from '../../rules.ts'
import { auditWords } from '../../words.ts'

type Name = 'actor' | 'action' | 'subject' | 'subjectId' | 'from' | 'until'

/** What the list is narrowed to; it stands in the address. */
export function AuditFilters({
  asked,
  actions,
  names,
}: {
  asked: Record<Name, string>
  actions: readonly string[]
  names: Answer<SiteCalls['GET /api/admin/audit']>['names']
}) {
  const words = useWords(auditWords)
  const input = (name: Name, type: 'number' | 'date') => (
    <Field label={words[name]}>
      {control => (
        <Input
          {...control}
          name={name}
          {...(type === 'number' ? { inputMode: 'numeric', pattern: '[0-9]*' } : { type })}
          defaultValue={asked[name]}
        />
      )}
    </Field>
  )
  const isNarrowed = Object.values(asked).some(value => value !== '')
  return (
    <Form role="search" className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
      {input('actor', 'number')}
      <Field label={words.action}>
        {control => (
          <Select {...control} name="action" defaultValue={asked.action}>
            <option value="">{words.anyAction}</option>
            {groupsOf(actions).map(group => (
              <optgroup key={group} label={wordFor(names.groups, group) ?? group}>
                <option value={group}>{words.allOf(wordFor(names.groups, group) ?? group)}</option>
                {actions
                  .filter(action => action.startsWith(`${group}.`))
                  .map(action => (
                    <option key={action} value={action}>
                      {wordFor(names.actions, action) ?? action}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.subject}>
        {control => (
          <Select {...control} name="subject" defaultValue={asked.subject}>
            <option value="">{words.anySubject}</option>
            {Object.entries(names.subjects).map(([subject, name]) => (
              <option key={subject} value={subject}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {input('subjectId', 'number')}
      {input('from', 'date')}
      {input('until', 'date')}
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {words.apply}
        </Button>
        {isNarrowed && (
          <SiteLink to="?" className={buttonClass({ variant: 'quiet' })}>
            {words.clear}
          </SiteLink>
        )}
      </div>
    </Form>
  )
}
