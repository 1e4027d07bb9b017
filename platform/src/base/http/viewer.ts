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
  /** Whether terms that ask for consent are still to be agreed to. */
  owesConsent: boolean
  /** The time zone that this person chose; null for that of the device. */
  zone: string | null
  roles: ReadonlySet<Role>
  /** Competitions that this person organises. */
  organises: ReadonlySet<number>
  /** How the request proved it: a cookie needs the cross-site check, a token does not. */
  via: 'cookie' | 'token'
  /** The session that the cookie is of. */
  sessionId: number | null
  /** When this person last proved to the sign-on site who they are, in this session. */
  authenticatedAt: Date | null
}
