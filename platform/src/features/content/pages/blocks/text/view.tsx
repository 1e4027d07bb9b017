import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import type { text } from './block.ts'

export function TextView({ id, tone, value: { title, body, width } }: ViewProps<typeof text>) {
  return (
    <Band id={id} tone={tone} title={title} isNarrow={width === 'narrow'}>
      <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: body }} />
    </Band>
  )
}
