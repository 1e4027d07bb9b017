/**
 * Builds of the site from before this instant (milliseconds since 1970) cannot talk to this server any more, and load
 * themselves anew. Moved by whoever changes a call in a way that pages which are still open would not stand.
 */
export const oldestClient = Date.UTC(2026, 10, 24)
