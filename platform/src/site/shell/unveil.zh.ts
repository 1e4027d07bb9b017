export const phrases = {
  menu: '揭榜挂帅',
  home: '首页',
  about: '关于我们',
  bids: '揭榜竞赛',
  talent: '专家人才',
}
