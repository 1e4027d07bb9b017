export const faq = {
  zh: `没有找到答案？用[意见反馈](/feedback)告诉我们。

## 账号与报名

### 怎样报名一个竞赛？

打开竞赛页面，点“注册并报名”，验证邮箱即可（个别竞赛还要手机号）；回到竞赛页面后点“报名参赛”，读完协议并同意。有报名表的填好报名表；还缺基本信息或职业信息的，会带你去填，填完回到原来的页面。

### 为什么报名之后还不能提交？

可能是报名还在等主办方审核，协议更新后你还没有同意，或者这一轮还没有开始。提交页面上的“现在不能提交”会列出每一条原因，以及去哪里处理。

### 一定要实名认证吗？

大多数竞赛不用。有奖金的竞赛可能会要求，竞赛页面上会写明。证件号码和照片都用只属于你的密钥加密，只在审核时由审核员查看，详见[隐私政策](/help/privacy)。

### 我可以有两个账号吗？

不可以。一个人用多个账号参赛会被取消成绩。

## 组队

### 怎样和朋友组队？

报名之后你自动有一支一人队伍。队长可以把“邀请链接”发给队友，也可以在“寻找队伍”里申请加入，或者由队长代表整支队伍申请合并。

### 合并之后提交和成绩怎么算？

双方的提交和成绩都并入新队伍，每个榜单保留最佳成绩。合并不能撤销。

### 怎样退出队伍？

队员不能自行退出，要由队长移出。队长先把另一名队员“设为队长”，再“退出队伍”。过了组队截止时间，队伍就不能再变了。

## 提交结果

### 文件应该是什么格式？

提交页面右边的“文件要求”写明列名、行数、格式和大小上限。最稳妥的办法是从示例提交文件改起。

### 提示文件不符合要求，次数会扣吗？

选择文件后浏览器会先检查，这时什么都没有扣。提交之后才发现的格式问题，退还提交次数，计一次失败；失败次数也可能有每天的上限。

### 每天的提交次数什么时候恢复？

次数是整支队伍的，按竞赛时区的自然日计算，零点恢复。

### 网络断了，提交算不算？

以文件完整传到服务器并提交的时刻为准：截止时还在传的文件不算。16 MB 以上的文件断开后从断开的地方接着传；同一次提交重试多少遍都只算一次。

### 可以用脚本提交吗？

可以。在“访问令牌”里创建一个令牌，按[接口文档](/api/docs)调用。令牌只显示一次，不用了请撤销。

## A 榜与 B 榜

### A 榜和 B 榜有什么区别？

A 榜是比赛期间公开的榜单，让你知道大致的水平。B 榜用另一部分答案计算，揭榜之前谁也看不到，最终名次由它决定。

### 为什么我的名次在揭榜后变了？

在 A 榜上反复调整，容易只适应 A 榜那一部分数据。B 榜用的是没有见过的数据，更接近方法的真实水平。选最终提交时，留一个你最信得过的。

### “最终提交”怎么选？

在拆分的轮次里，A 榜截止之前可以勾选最多两个提交参与 B 榜；一个都不勾选，就由 A 榜成绩最好的两个计入。单独开放的轮次要在 B 榜窗口里按新的数据再提交。

### 分数变高了，A 榜上的成绩为什么没有变？

这个竞赛可能开了阶梯榜：只有明显超过此前最佳成绩时，A 榜才会更新。最终名次不受影响。

## 成绩与名次

### 分数相同怎么排？

先提交的在前，所以榜单上的时间精确到秒。

### 一直显示“排队中”怎么办？

高峰时要等一会儿。页面会自动更新，不用刷新，也不用重复提交。平台出错时会写明，次数会退还。

### 怀疑别人作弊，或者认为判定有误？

在竞赛的“常见问题”页提交申诉，写明事实和依据。只有你的队伍和主办方看得到。

### 证书在哪里？

主办方确认最终名次并颁发之后会通知你，在个人主页和竞赛页面都能打开。证书上的编号和二维码可以供别人核验。

## 数据与隐私

### 数据可以用在比赛之外吗？

看数据协议。下载之前会请你同意，协议写明能不能再分发、能不能用于其他用途。

### 怎样注销账号？

在[我的数据](/users/v2/setting-data)里申请，14 天后生效，期间可以撤回。注销前可以先下载自己的全部数据。`,
  en: `No answer here? Send us [feedback](/feedback).

## Accounts and joining

### How do I join for a competition?

Open the competition and choose “Create account to join”; a verified email is enough unless the competition asks for a phone. Back there, choose “Join competition”, read the agreement and accept it. Fill in the entry form if there is one. If basic information is missing you are led there and back again.

### Why can I not submit although I have joined?

The organizer may still have to approve you, you may not have accepted a changed agreement, or the round has not begun. “You cannot submit now” on the submission page lists every reason and where to fix it.

### Do I have to verify my identity?

For most competitions no. Where prizes are paid it may be asked for, and the competition says so. Number and photos are encrypted under a key of your own and seen by certifiers alone while they review; see the [privacy policy](/help/privacy).

### May I have two accounts?

No. Anyone who competes with several accounts is disqualified.

## Teams

### How do I team up with friends?

When you join you get a team of one. Its captain can send an “Invitation link”; you can also ask to join under “Find a team”, or a captain can ask to merge the whole team.

### What becomes of submissions and scores in a merge?

Both sides’ submissions and scores become the new team’s, and every leaderboard keeps the best score. A merge cannot be undone.

### How do I leave a team?

Members cannot leave by themselves: the captain removes them. A captain first makes someone else captain and then leaves. After the time until which teams can change, they stay as they are.

## Submitting

### What must the file look like?

“The file” on the right of the submission page says which columns, how many rows, which formats and how large. The safest way is to start from the sample submission.

### My file is not valid. Does that cost a submission?

The browser checks it first, and nothing is spent then. If something is found after you submitted, the submission is given back and counts as a failed one; those may have a daily limit too.

### When do I get new submissions?

The quota is of the whole team, by calendar days of the competition’s time zone, and starts again at midnight there.

### The connection broke. Does it count?

What counts is when the whole file is on the server and submitted: a file still on its way at the deadline is late. A file of 16 MB or more goes on where it was cut off, and one submission that is tried again stays one.

### Can I submit from a script?

Yes. Create one of the “Access tokens” and see the [API reference](/api/docs). A token is shown once; revoke it when you no longer need it.

## Public and private leaderboards

### What is the difference between the public and the private leaderboard?

The public leaderboard is the leaderboard that is open while a competition runs, so that you know where you stand. The private leaderboard is scored on another part of the answers, which no one sees before the reveal, and decides the final ranking.

### Why did my rank change at the reveal?

Tuning against the public leaderboard easily fits that part of the data alone. The private leaderboard uses data that no one has seen and is closer to what a method is worth. Keep one final submission that you trust.

### How do I choose “Final submissions”?

In a split round you may tick up to two for the private leaderboard until the public leaderboard ends; if you tick none, your two best on the public leaderboard count. A round with a window of its own asks you to submit again, to other data.

### My score was higher. Why did the public leaderboard not move?

The competition may have a ladder: the public leaderboard moves only when you clearly beat what it showed before. The final ranking is not affected.

## Scores and ranks

### Who stands first of equal scores?

The earlier submission, which is why leaderboards show times to the second.

### It says “Queued” all the time. What can I do?

At busy hours it takes a while. The page updates by itself; there is no need to reload or to submit again. If the platform fails it says so, and the submission is given back.

### I suspect cheating, or a decision is wrong.

File an appeal on the competition’s “FAQ” page, with facts and what supports them. Only your team and the organizer see it.

### Where is my certificate?

When the organizer has confirmed the final ranking and issued it, you are told, and it opens from your profile and from the competition. Others can check it by its number and code.

## Data and privacy

### May I use the data outside the competition?

See its data use terms. You accept them before you download, and they say whether you may share the data or use it otherwise.

### How do I delete my account?

Ask for it under [my data](/users/v2/setting-data). It takes effect after 14 days, and you can take it back until then. Download all your data first if you like.`,
}
