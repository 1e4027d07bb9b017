/** Of what an organiser decides of certificates. */
export const mostAwards = 10
export const mostSigners = 2
export const longestBody = 400
