/** The code of what signed-in people have in the header: visitors, who are most, need none of it. */
export const fetchOwnTools = () => import('./own-tools.tsx')
