/** Where videos elsewhere are played: what a page may frame besides its own site. */
export const videoPlayers = {
  bilibili: 'https://player.bilibili.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const
