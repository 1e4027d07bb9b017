export const privacy = {
  zh: `这份政策写明本站保存哪些与你有关的信息、为什么保存、谁看得到，以及怎样拿走和删除它们。

## 我们保存什么

### 账号

登录站点保存你的邮箱、手机号和密码的哈希值；平台保存你的用户名、头像、邮箱、语言和时区。登录会话记着开始时间、最近使用时间、网络地址和浏览器名称，你可以在[登录设备](/users/v2/setting-sessions)里查看并逐个退出。

### 个人资料

你填写的生日、城市、学校、单位、技能和作品。哪些内容对别人可见由你在[隐私设置](/users/v2/setting-privacy)里决定；没有填写的内容我们不会从别处收集。

### 参赛记录

报名信息、队伍、提交的文件、成绩、名次、证书、讨论和申诉。为了查出一人多号，我们用带密钥的哈希值记下登录的设备和网络，不保存它们的原值。

### 实名信息

只有要求实名的竞赛才需要。姓名、证件号码和照片用 AES-256-GCM 加密，**每个人用自己的密钥**，主密钥不在数据库里。只有认证审核员在审核时看得到，每次查看都有记录；审核没有通过的申请连同照片一并删除，通过的照片最多保留一个月。

### 你发给我们的

意见反馈的内容、你填写的联系方式和附上的截图。

## 为什么保存

- 让你登录、参赛、收到通知；
- 计算成绩，保证比赛公平，处理申诉；
- 颁发证书、发放奖励；
- 发现并修复故障。

我们不出售你的信息，也不用它做广告。

## 谁看得到

| 内容 | 谁看得到 |
|---|---|
| 用户名、头像、公开的成绩 | 所有人 |
| 个人资料 | 按你的隐私设置 |
| 报名表、提交的文件 | 你的队伍，该竞赛的主办方 |
| 私信 | 双方；被举报时，处理举报的管理员能看到最近的几条 |
| 实名信息 | 审核员，仅在审核时 |

## Cookie

登录、语言、深浅色和时区各用一个 Cookie。没有广告 Cookie。运营方可以选择统计访问次数；设备要求不跟踪时不统计。

## 带走你的数据

在[我的数据](/users/v2/setting-data)里可以申请下载与你有关的全部数据：一个 zip，里面有每一类记录的 JSON 文件和你提交的文件。做好之后会通知你，保留 7 天。

## 注销账号

在同一页申请注销，14 天后生效，期间随时可以撤回。生效时删除账号、个人资料、会话、令牌、反馈和实名信息的密钥；删除密钥之后，备份里的实名信息也无法再解开。成绩和名次保留在榜单上，不再显示你的名字；发布过的讨论保留内容，不保留作者。

## 联系与更新

对这份政策有疑问，请用[意见反馈](/feedback)联系我们。政策有实质变化时会发布新版本并请你同意，旧版本一直可以查阅。`,
  en: `This policy says what this site keeps about you and why, who can see it, and how you take it along or have it deleted.

## What we keep

### Your account

The sign-on site keeps your email address, your phone and a hash of your password; the platform keeps your username, picture, email address, language and time zone. A session keeps when it began, when it was last used, its network address and the name of the browser. You see and end them under [sessions](/users/v2/setting-sessions).

### Your profile

The birthday, city, school, employer, skills and work that you fill in. Your [privacy settings](/users/v2/setting-privacy) decide what others see. What you do not tell us we do not collect elsewhere.

### What you do in competitions

Entry forms, teams, the files you submit, scores, ranks, certificates, discussions and appeals. To find people with several accounts we keep devices and networks as keyed hashes, never as they are.

### Your identity

Only where a competition asks for it. Name, number and photos are encrypted with AES-256-GCM under **a key of your own**; the master key is not in the database. Only certifiers see them, while they review, and each time is recorded. A rejected application is forgotten with its photos; photos of accepted ones are kept for a month at most.

### What you send us

Your feedback, the contact you leave and the screenshot that comes with it.

## Why we keep it

- so that you can sign in, compete and be told what happens;
- to score, to keep competitions fair and to settle appeals;
- to issue certificates and prizes;
- to find and mend faults.

We do not sell it and do not advertise with it.

## Who can see it

| What | Who |
|---|---|
| Username, picture, public results | Everyone |
| Profile | As your privacy settings say |
| Entry forms, submitted files | Your team and the organizer of the competition |
| Private messages | Both sides; where one is reported, the administrator who decides sees the latest ones |
| Identity | Certifiers, while they review |

## Cookies

One each for being signed in, the language, light or dark, and the time zone. None for advertising. The operator may count visits, but not of devices that ask not to be tracked.

## Taking your data along

Under [my data](/users/v2/setting-data) you can ask for everything that is kept about you: a zip with a JSON file for each kind of record, and the files you submitted. You are told when it is ready, and it stays for 7 days.

## Deleting your account

Ask for it on the same page. It takes effect after 14 days, and you can take it back until then. The account, profile, sessions, tokens, feedback and the key of your identity are deleted; without the key what backups hold of your identity cannot be opened any more. Scores and ranks stay on the leaderboards without your name; posts stay without their author.

## Contact and changes

If you have a question about this policy, send us [feedback](/feedback). When it changes in substance, a new version is published and you are asked to agree; older ones stay readable.`,
}
