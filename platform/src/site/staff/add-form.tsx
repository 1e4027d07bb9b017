import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import type { Form } from '../use-form.ts'

/** The few fields of something new above the list of what there is; the rest is written on its own page. */
export function AddForm<T>({
  editing,
  title,
  children,
}: {
  editing: Pick<Form<T>, 'props' | 'problem' | 'isBusy'>
  /** What is added, which the button says too. */
  title: string
  children: ReactNode
}) {
  return (
    <Card as="section">
      <form {...editing.props} className="grid gap-4">
        <h2 className="font-semibold">{title}</h2>
        {children}
        {editing.problem && (
          <Callout kind="bad" live>
            {editing.problem}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={editing.isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Card>
  )
}
