import { Form } from 'react-router'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { actionWords } from '../../action-words.ts'
import { groupsOf, wordsOf } from '../../rules.ts'
import { auditWords } from '../../words.ts'

type Name = 'actor' | 'action' | 'subject' | 'subjectId' | 'from' | 'until'

/** What the list is narrowed to; it stands in the address. */
export function AuditFilters({
  asked,
  actions,
}: {
  asked: Record<Name, string>
  actions: readonly string[]
}) {
  const words = useWords(auditWords)
  const names = useWords(actionWords)
  const input = (name: Name, type: 'text' | 'date', more: { hint?: string; numeric?: boolean } = {}) => (
    <Field label={words[name]} hint={more.hint}>
      {control => (
        <input
          {...control}
          name={name}
          type={type}
          defaultValue={asked[name]}
          {...(more.numeric ? { inputMode: 'numeric' as const, pattern: '[0-9]*' } : {})}
        />
      )}
    </Field>
  )
  const isNarrowed = Object.values(asked).some(value => value !== '')
  return (
    <Form role="search" className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
      {input('actor', 'text', { numeric: true })}
      <Field label={words.action}>
        {control => (
          <select {...control} name="action" defaultValue={asked.action}>
            <option value="">{words.anyAction}</option>
            {groupsOf(actions).map(group => (
              <optgroup key={group} label={wordsOf(names.groups, group) ?? group}>
                <option value={group}>{words.allOf(wordsOf(names.groups, group) ?? group)}</option>
                {actions
                  .filter(action => action.startsWith(`${group}.`))
                  .map(action => (
                    <option key={action} value={action}>
                      {wordsOf(names.actions, action) ?? action}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {input('subject', 'text', { hint: words.subjectHint })}
      {input('subjectId', 'text', { numeric: true })}
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
