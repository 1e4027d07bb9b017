export type Role = 'administrator' | 'editor' | 'organiser' | 'certifier'

/** Who is asking, as the session says; nothing a client sends changes it. */
export type Viewer = {
  userId: number
  ssoId: string
  name: string
  avatar: string | null
  isNew: boolean
  /** Which of the two ways to reach this person is still unbound, as the sign-on site said at the last login. */
  emailBound: boolean
  phoneBound: boolean
  roles: ReadonlySet<Role>
  /** Competitions that this person organises. */
  organises: ReadonlySet<number>
  /** How the request proved it: a cookie needs the cross-site check, a token does not. */
  via: 'cookie' | 'token'
}
