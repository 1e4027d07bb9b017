export const phrases = {
  title: '隐私',
  about: '决定谁能在你的主页上看到什么。用户名、头像、简介、所在地、行业和技术方向始终公开。',
  saved: '已保存。',
  audiences: { everybody: '所有人', mutual: '互相关注的人', nobody: '不公开' },
  followed: { everybody: '所有关注的人', mutual: '互相关注的人', nobody: '不显示动态' },
  home: '首页动态',
  switches: {
    competitions: { label: '参加的竞赛', hint: '竞赛经历、名次与奖牌' },
    myDynamics: { label: '自己的动态', hint: '报名、成绩、发帖等动态，以及活跃日历' },
    othersDynamics: { label: '显示谁的动态', hint: '首页“你关注的人”一栏里出现哪些人' },
    work: { label: '企业、工作经历与成果', hint: '公司、职位，以及文章、项目、奖项等成果' },
    education: { label: '教育经历与年龄', hint: '学校、专业、学历，以及由生日算出的年龄' },
    email: { label: '邮箱', hint: '绑定的邮箱地址' },
  },
  search: {
    title: '搜索',
    label: '允许别人按用户名找到我',
    hint: '关闭后，找人和发私信时都搜不到你；榜单和讨论里的名字不受影响。',
  },
  blocked: {
    title: '拉黑的人',
    about: '被拉黑的人不能关注你、给你发私信或申请加入你的队伍。',
  },
}
