export const phrases = {
  help: `用法：leitai <命令> [选项]

  leitai competitions list [--search 关键词] [--page 页]
  leitai competitions files <竞赛编号>
  leitai competitions download <竞赛编号> [-f 文件]... [-p 文件夹] [--accept-terms] [--force]
  leitai competitions submit <竞赛编号> -f 文件 [-m 备注] [--round 轮次] [--leaderboard 榜单] [--wait]
  leitai competitions submissions <竞赛编号> [--round 轮次] [--page 页]
  leitai competitions leaderboard <竞赛编号> [--show 行数] [--csv] [--private] [--round 轮次] [--leaderboard 榜单]

  leitai datasets list [--search 关键词] [--page 页]
  leitai datasets files <数据集编号> [--version 版本]
  leitai datasets download <数据集编号> [-f 文件]... [-p 文件夹] [--version 版本] [--accept-terms] [--force]

  leitai config set [令牌]    保存访问令牌；不写令牌时会询问，或从标准输入读取
  leitai config view          显示站点和令牌的来源

选项
  --json          输出 JSON
  --site 网址     使用另一个站点（或环境变量 LEITAI_SITE）
  -h, --help      显示帮助
  --accept-terms  下载前同意数据使用协议
  --force         覆盖内容不同的同名文件
  --wait          等到评分结束，显示成绩、最佳成绩、名次和剩余次数
  --private       显示 B 榜

竞赛编号在竞赛页的网址里。令牌也可以放在环境变量 LEITAI_TOKEN 里。
退出码：0 成功，1 被拒绝，2 用法有误，3 网络故障。
`,
  tokenPage: (address: string) => `令牌在这里创建：${address}`,
  usage: {
    unknown: (command: string) => `没有这个命令：${command}。用 leitai --help 查看全部命令。`,
    option: (option: string) => `选项有误：${option}`,
    id: '请写上编号（一个正整数）。',
    one: (name: string) => `参数过多：${name}`,
    number: (name: string) => `${name} 应为正整数。`,
    file: '请用 -f 指定要提交的文件。',
    noFile: (path: string) => `没有这个文件，或者它不能读取：${path}`,
    emptyFile: (path: string) => `文件是空的：${path}`,
    noSite: '不知道站点的网址：请用 --site 或环境变量 LEITAI_SITE 指定。',
    badSite: (site: string) => `站点的网址有误：${site}`,
    badToken: '令牌只能包含可见的英文字符，不能有空格。',
    emptyToken: '没有输入令牌。',
  },
  network: {
    unreachable: (site: string, reason: string) => `连接不上 ${site}（${reason}）。请检查网络后再试。`,
    strange: (status: number) => `站点的回答无法识别（HTTP ${status}）。请稍后再试，或重新下载 leitai.mjs。`,
    cut: (name: string) => `${name} 没有下载完。再运行一次会接着下载。`,
    corrupt: (name: string) => `${name} 的 SHA-256 与站点所说的不一致，已删除。请再下载一次。`,
    upload: (path: string) => `${path} 没有传完。再运行一次会接着上传。`,
  },
  refused: {
    seeAlso: (address: string) => `详见 ${address}`,
    requestId: (id: string) => `请求编号：${id}`,
    noToken: (address: string) => `需要访问令牌。在 ${address} 创建，再运行 leitai config set。`,
    wrongToken: '令牌无效或已撤销。',
    terms: (title: string, address: string) =>
      `下载“${title}”前，请先在 ${address} 阅读并同意数据使用协议。已经读过的，可以加上 --accept-terms 同意。`,
    noData: '还没有可以下载的数据。',
    noFile: (name: string) => `没有这个文件：${name}`,
    severalFiles: (name: string) => `有多个文件叫 ${name}，请改用文件编号。`,
    unsafeName: (name: string) => `文件名不安全，没有保存：${name}`,
    unsafeHash: (name: string) => `站点没有给出 ${name} 的 SHA-256，没有保存。`,
    exists: (path: string) => `已有同名文件，内容不同：${path}。要覆盖它，请加上 --force。`,
    isOther: (path: string) => `${path} 不是普通文件，没有覆盖。`,
    tooLong: (name: string) => `${name} 比站点所说的长，已停止下载。`,
    noRound: '这个竞赛没有可以提交的轮次。',
    whichLeaderboard: (keys: string) => `这一轮有多个榜单，请用 --leaderboard 选择：${keys}`,
    elsewhere: '站点给出的上传地址不在本站，已停止。',
    cannotWrite: (reason: string) => `无法写入：${reason}`,
  },
  columns: {
    id: '编号',
    title: '标题',
    state: '状态',
    reward: '奖励',
    teams: '队伍',
    deadline: '截止时间',
    file: '文件',
    size: '大小',
    rows: '行数',
    dataset: '数据集',
    files: '文件数',
    updated: '更新时间',
    license: '许可',
    received: '提交时间',
    score: '成绩',
    scoreB: 'B 榜成绩',
    note: '备注',
    rank: '名次',
    team: '队伍',
    bestScore: '最佳成绩',
    submissions: '提交次数',
  },
  states: {
    not_started: '未开始',
    can_signup: '可报名',
    in_service: '进行中',
    out_service: '已结束',
    uploaded: '已上传',
    queued: '排队中',
    running: '评测中',
    scored: '已评分',
    failed: '失败',
    cancelled: '已取消',
  },
  shown: (shown: number, total: number) => `显示 ${shown} 条，共 ${total} 条`,
  nothing: '没有内容。',
  best: '最佳',
  baseline: '基线',
  ofStaff: '主办方',
  unknownLabels: '有不认识的标签',
  download: {
    accepted: (title: string) => `已同意“${title}”的数据使用协议。`,
    saved: (path: string) => `已保存 ${path}`,
    there: (path: string) => `${path} 已是最新`,
    again: (name: string) => `${name} 的连接断开，正在接着下载…`,
  },
  submit: {
    sent: (id: number, used: number, limit: number) => `已提交，编号 ${id}。今天已用 ${used}/${limit} 次。`,
    again: '连接断开，正在接着上传…',
    waiting: (state: string, before: number | null) =>
      before === null ? `${state}…` : `${state}，前面还有 ${before} 个…`,
    score: (score: string) => `成绩：${score}`,
    hidden: '已评分，成绩在公布后可见。',
    best: (best: string, change: string) => `最佳成绩：${best}${change}`,
    first: '（第一个成绩）',
    better: (difference: string) => `（提高了 ${difference}）`,
    same: '（持平）',
    worse: (difference: string) => `（差 ${difference}）`,
    rank: (rank: number, total: number) => `名次：${rank}/${total}`,
    left: (left: number) => `今天还可以提交 ${left} 次`,
    failed: (message: string) => `评分失败：${message}`,
    cancelled: '提交已取消。',
  },
  config: {
    ask: '粘贴访问令牌（不会显示）：',
    saved: (path: string, name: string) => `已为 ${name} 保存令牌：${path}`,
    site: (site: string) => `站点：${site}`,
    token: (token: string, source: string) => `令牌：${token}（来自 ${source}）`,
    noToken: '令牌：没有',
    readable: (path: string) => `注意：其他用户也能读取 ${path}。请运行 chmod 600。`,
  },
}
