import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { formWords } from '../../words.ts'

/** Several controls that answer one question together. */
export function FieldGroup({
  label,
  hint,
  problem,
  isOptional,
  children,
}: {
  label: string
  hint: string
  problem: string | undefined
  isOptional: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={clsx(hint && `${id}-hint`, problem && `${id}-problem`) || undefined}
      className="min-w-0 text-sm"
    >
      <legend className="font-medium">
        <FieldLabel label={label} isOptional={isOptional} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2">{children}</div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

export function FieldLabel({ label, isOptional }: { label: string; isOptional: boolean }) {
  const words = useWords(formWords)
  return (
    <>
      {label}
      {isOptional && <span className="font-normal text-muted"> · {words.optional}</span>}
    </>
  )
}
