import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Card({
  className,
  children,
  as: Tag = 'div',
}: {
  className?: string
  children: ReactNode
  as?: 'div' | 'section' | 'article'
}) {
  return (
    <Tag className={clsx('rounded-2xl border border-line bg-card p-6 shadow-card', className)}>
      {children}
    </Tag>
  )
}
