import { createElement, type SVGProps } from 'react'

/** An icon of lucide as it is shipped: its lines as elements of a square of 24. */
type IconData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Makes a component of an icon. Bundled in place of lucide's own maker (`vite.config.ts`), which knows sizes, contexts
 * and frameworks that we don't use and weighs more than the icons of a page.
 */
// Lucide's icons import their maker as the default.
export default function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
