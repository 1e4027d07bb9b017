export const phrases = {
  state: { loading: '加载中', follow: '关注', followed: '已关注', mutual: '互相关注' },
  followWhom: (name: string) => `关注 ${name}`,
  unfollowWhom: (name: string) => `取消关注 ${name}`,
  done: { followed: '关注成功', unfollowed: '已取消关注' },
  failed: '操作失败，请稍后再试',
  blocked: {
    empty: '你没有拉黑任何人。',
    since: (day: string) => `${day} 拉黑`,
    unblock: '解除拉黑',
    unblockWhom: (name: string) => `解除拉黑 ${name}`,
  },
}
