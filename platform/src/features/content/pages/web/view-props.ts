import type { Shown, Tone } from '../block.ts'

/** What the view of a block is given; `isFirst` where the page begins with it. */
export type ViewProps<B> = { id: string; tone: Tone; isFirst: boolean; value: Shown<B> }
