/** What members of an entry are told. */
export const phrases = {
  joined: (person: string, entry: string, edition: string) => `${person}加入了“${entry}”（${edition}）`,
  left: (person: string, entry: string, edition: string) => `${person}退出了“${entry}”（${edition}）`,
  removed: (entry: string, edition: string) => `你已被移出“${entry}”（${edition}）`,
  owner: (person: string, entry: string, edition: string) =>
    `${person}现在是“${entry}”的负责人（${edition}）`,
  cancelled: (entry: string, edition: string) => `负责人已取消“${entry}”的报名（${edition}）`,
  submitted: (title: string, number: number, sha256: string) =>
    `方案《${title}》第 ${number} 版已提交，回执：${sha256}`,
  withdrawn: (title: string, reason: string) => `方案《${title}》已撤回，原因：${reason}`,
  decided: (title: string, edition: string) => `方案《${title}》的评审结果已公布（${edition}）`,
}
