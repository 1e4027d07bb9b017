/** What the blocks of pages and the sites around them say by themselves. */
export const phrases = {
  timeline: '时间线',
  noCompetitions: '暂时没有符合条件的竞赛。',
  noBoard: '榜单还没有成绩。',
  noNews: '还没有新闻。',
  wholeBoard: '完整榜单',
  rank: '名次',
  team: '队伍',
  score: '得分',
  play: '播放视频',
  playsAt: (host: string) => `播放时会连接到 ${host}`,
  sites: '专题',
  sitesAbout: '合作机构举办的系列竞赛与专题站点。',
  noSites: '还没有专题站点',
  noSitesHint: '专题站点发布后会显示在这里。',
  visit: '进入站点',
  menu: (site: string) => `${site}的菜单`,
}
