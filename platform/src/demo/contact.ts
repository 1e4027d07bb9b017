/** How the demo's operator is reached: by its own site, and by a number that is kept free for invented people (Ofcom). */
export const demoContact = (publicUrl: string): NodeJS.ProcessEnv => ({
  CONTACT_PHONE: '+44 1632 960123',
  WECHAT_URL: publicUrl,
  WEIBO_URL: `${publicUrl}/information`,
  WECOM_URL: `${publicUrl}/cooperation`,
})
