import { Mail, MapPin, MessageCircle, PhoneCall } from 'lucide-react'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import type { contact } from './block.ts'

// Not the icon of the side bar: shared, it would be a file of its own on every page.
const icons = { email: Mail, phone: PhoneCall, address: MapPin, other: MessageCircle }
const schemes = { email: 'mailto:', phone: 'tel:' } as const

export function ContactView({ id, tone, value: { title, text, items } }: ViewProps<typeof contact>) {
  return (
    <Band id={id} tone={tone} title={title} lead={text}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item, at) => {
          const Icon = icons[item.by]
          return (
            <li key={at} className="flex gap-4 rounded-2xl border border-line bg-card p-5">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
              <div className="min-w-0">
                <p className="text-sm text-muted">{item.label}</p>
                <p className="font-medium break-words">
                  {item.by === 'email' || item.by === 'phone' ? (
                    <a href={`${schemes[item.by]}${item.value.replaceAll(' ', '')}`}>{item.value}</a>
                  ) : (
                    item.value
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
