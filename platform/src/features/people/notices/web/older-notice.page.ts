import { redirect } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import type { Route } from './+types/older-notice.page.ts'

/** An older address of notices, and of one. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(params.id === undefined ? '/notices' : pathTo('/notices/:id', { id: params.id }), 301)
