import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { LinkTo } from '../../web/parts/link-to.tsx'
import { ShownPicture } from '../../web/parts/shown-picture.tsx'
import type { organisations } from './block.ts'

export function OrganisationsView({ id, tone, value: { title, groups } }: ViewProps<typeof organisations>) {
  return (
    <Band id={id} tone={tone} title={title}>
      <div className="grid gap-10">
        {groups.map((group, at) => (
          <div key={at} className="grid gap-x-10 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <h3 className="font-semibold text-muted">{group.title}</h3>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {group.items.map((item, place) => (
                <li key={place}>
                  <LinkTo
                    to={item.to}
                    className="grid h-full min-h-16 place-items-center rounded-xl border border-line bg-card px-4 py-3 text-center font-medium no-underline hover:border-accent"
                  >
                    {item.logo && (
                      <ShownPicture
                        picture={item.logo}
                        sizes="10rem"
                        className="max-h-12 w-auto object-contain"
                      />
                    )}
                    <span className={item.logo ? 'mt-2 text-xs text-muted' : ''}>{item.name}</span>
                  </LinkTo>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}
