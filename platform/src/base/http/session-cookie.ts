export const sessionCookie = 'leitai_session'
