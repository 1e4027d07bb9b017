export const phrases = {
  title: '项目评审系统',
  menu: '评审菜单',
  home: '回到首页',
  pages: {
    allproject: '全部项目',
    preliminaries: '初筛入围',
    recycle: '回收站',
    intentionproject: '意向试点项目',
    scoremanage: '项目评分管理',
    projectlist: '项目总览',
  },
}
