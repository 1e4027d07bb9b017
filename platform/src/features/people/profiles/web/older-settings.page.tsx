import { redirect } from 'react-router'

/** Older links to the settings. */
export function loader() {
  throw redirect('/users/settings-v2')
}
