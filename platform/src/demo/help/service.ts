const intro = {
  zh: `使用本站即表示你同意这些条款。各竞赛还有自己的参赛协议，报名时单独确认；两者不一致时，以参赛协议中更具体的规定为准。`,
  en: `By using this site you accept these terms. Each competition has an agreement of its own, which you accept when you join; where the two differ, the more specific words of that agreement hold.`,
}

const account = {
  zh: `## 账号

1. 每个人只能有一个账号。账号由你本人使用，不得转让、出借或出租。
2. 请填写真实的邮箱和手机号，并保管好密码和访问令牌。用你的账号和令牌做的事视为你本人所为。
3. 你可以随时[下载自己的数据或注销账号](/users/v2/setting-data)。`,
  en: `## Your account

1. One account a person. It is for you alone: it must not be given, lent or rented to others.
2. Give an email address and a phone that are yours, and keep your password and access tokens safe. What is done with them counts as done by you.
3. You can [take your data along or delete your account](/users/v2/setting-data) at any time.`,
}

const competing = {
  zh: `## 参赛

1. 一个人在一个竞赛里只能属于一支队伍。用多个账号参赛、在队伍之间私下交换结果或代码，都会被取消成绩。
2. 不得试图获取答案、攻击评分程序或绕过提交次数的限制。发现漏洞请告诉我们，善意报告者不会因此受罚。
3. 最终名次以揭榜后的 B 榜为准。主办方处理违规后，名次会相应调整并写明原因。
4. 对判定有异议，可以在竞赛页面提交申诉。`,
  en: `## Competing

1. In a competition a person belongs to one team. Competing with several accounts, or exchanging results or code between teams in private, ends in disqualification.
2. Do not try to obtain answers, to attack the scorer or to get around submission quotas. If you find a hole, tell us: no one is punished for reporting one in good faith.
3. The final ranking is that of the private leaderboard after the reveal. Where the organizer deals with a violation, ranks change accordingly and the reason is given.
4. If you disagree with a decision, file an appeal on the competition’s page.`,
}

const content = {
  zh: `## 你提交和发布的内容

1. 你提交的文件、代码和文字归你所有。你许可本站为评分、展示和存档使用它们；主办方另有约定的，以参赛协议为准。
2. 你保证有权提交这些内容，其中没有他人的隐私，也不违反法律。
3. 数据只能按数据协议使用。下载之前请读清楚能不能再分发、能不能用于竞赛之外。`,
  en: `## What you submit and post

1. Files, code and texts that you submit stay yours. You allow this site to use them for scoring, showing and archiving; where the organizer asks for more, the agreement of the competition says so.
2. You assure that you may submit them, that they hold nothing private of others and break no law.
3. Data may be used as its data use terms say and in no other way. Read, before you download it, whether you may pass it on or use it outside the competition.`,
}

const conduct = {
  zh: `## 言行

在讨论、私信和评论里请就事论事。辱骂、广告、冒充他人和泄露他人信息的内容会被隐藏；情节严重的，账号会被停用。`,
  en: `## Conduct

In discussions, messages and comments keep to the matter. Abuse, advertising, impersonation and private information of others are hidden; in grave cases the account is locked.`,
}

const liability = {
  zh: `## 服务与责任

1. 我们尽力让服务稳定，计划内的停机会提前通知。因平台故障没有完成评分的提交，次数会退还。
2. 竞赛的规则、奖金和奖品由主办方负责发放。
3. 法律允许的范围内，对因使用本站产生的间接损失，我们不承担责任。`,
  en: `## Service and liability

1. We do what we can to keep the service up, and announce planned downtime. A submission that was not scored because the platform failed is given back.
2. Rules and prizes of a competition are the responsibility of its organizer.
3. As far as the law allows, we are not liable for indirect damage from using this site.`,
}

const feedback = {
  zh: `## 意见反馈

你可以通过[意见反馈](/feedback)报告问题或提出建议。我们可以按你的建议改进平台，不因此产生报酬。请不要在截图里包含密码或他人的信息。`,
  en: `## Feedback

You can report problems or send ideas as [feedback](/feedback). We may improve the platform by them without owing anything for it. Please show no passwords and nothing private of others in screenshots.`,
}

const changes = {
  zh: `## 条款的更新

条款有变化时会发布新版本，并写明改了什么。权利义务有实质变化的版本会请你同意；同意之前可以继续浏览，但不能报名、提交或发言。所有旧版本都可以在本页查阅。`,
  en: `## Changes of these terms

When they change, a new version is published that says what is different. A version that changes rights or duties asks for your consent; until you agree you can read on, but not join, submit or post. All older versions can be read on this page.`,
}

const join = (side: 'zh' | 'en', parts: readonly { zh: string; en: string }[]) =>
  parts.map(part => part[side]).join('\n\n')

/** The terms as they were at first, and as they are. */
export const service = [
  [intro, account, competing, content, conduct, liability, changes],
  [intro, account, competing, content, conduct, feedback, liability, changes],
].map(parts => ({ zh: join('zh', parts), en: join('en', parts) }))
