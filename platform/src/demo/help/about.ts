export const about = {
  zh: `数据擂台是一个中英双语的数据科学竞赛平台。主办方出题、给数据、定指标；参赛者组队、建模、提交结果；名次由同一套评分程序算出，过程公开，规则写在每个竞赛的页面上。

这是一个演示站点：竞赛用的是公开的真实数据，人物、队伍和他们说的话是编出来的。

## 在这里可以做什么

- **参加竞赛**：报名、组队、下载数据、提交结果，马上看到 A 榜成绩；比赛结束后由 B 榜决定最终名次。
- **学习**：训练实验室里的竞赛长期开放；指标页面逐个讲清公式，并可以自己算一算；参赛者在讨论区里交流做法，获奖队伍会公开代码和方法说明。
- **使用数据**：数据集页面可以预览前几行和各列概况，按协议下载。
- **举办竞赛**：从草稿、题目文本、数据、答案与指标，到发布、揭榜、晋级、申诉和证书，都在管理后台里完成。

## 我们怎样保证公平

1. **同一份文件，同一个分数。** 评分程序在没有网络、看不到其他文件的进程里运行；每个成绩都记着文件、答案和评分程序的哈希值。
2. **A 榜和 B 榜分开。** 比赛期间只能看到 A 榜。最终名次来自谁也没有看过的 B 榜，所以反复试探榜单没有用。
3. **诚信检查。** 系统会找出相同的文件、过于接近的结果和异常的提交方式，由主办方逐条核实之后才会处理。
4. **申诉。** 每支队伍都可以提出申诉，只有你的队伍和主办方看得到。

## 谁在运营

平台的软件是开源的（Apache-2.0），可以部署在自己的机器上。你所在的站点由部署它的机构运营：用户数据由该机构保管，竞赛的规则和奖励由各竞赛的主办方负责。

## 联系我们

- 使用中遇到问题：先看[常见问题](/help/faq)，没有答案时用[意见反馈](/feedback)告诉我们。
- 对某个竞赛的规则或判定有疑问：到该竞赛的讨论区提问，或提交申诉。
- 想举办竞赛：见[举办竞赛](/cooperation)。`,
  en: `Leitai is a platform for data science competitions in Chinese and English. Organizers set the task, the data and the metric; competitors form teams, build models and submit results; one scorer ranks all of them, and the rules stand on the page of each competition.

This is a demonstration site: the competitions use real, open data; the people, the teams and what they say are made up.

## What you can do here

- **Compete**: join, find a team, download the data and submit, and see your score on the public leaderboard right away. When the competition is over, the private leaderboard decides the final ranking.
- **Learn**: competitions of the training lab are always open; each metric has a page with its formula and a way to try it; competitors exchange ideas in discussions, and winning teams publish code and methods.
- **Use data**: datasets show their first rows and a profile of their columns, and are downloaded under their data use terms.
- **Host a competition**: from the draft, its texts, data, answers and metric to publishing, revealing, promotion, appeals and certificates, all in the administration.

## How we keep it fair

1. **One file, one score.** The scorer runs in a process without network that sees no other file; each score is kept with the hashes of file, answers and scorer.
2. **The public and the private leaderboard are separate.** While a competition runs, only the public leaderboard is shown. The final ranking comes from the private leaderboard, which no one has seen, so that probing the leaderboard does not help.
3. **Integrity checks.** The system finds equal files, results that are too close to each other and unusual submissions; the organizer looks at each before anything follows.
4. **Appeals.** Every team can file one, which only that team and the organizer see.

## Who runs it

The software is open source (Apache-2.0) and can be run on machines of your own. A site is run by the organization that set it up: it keeps the data of its users. The rules and prizes of a competition are the matter of its organizer.

## Contact

- If something does not work: look at the [frequent questions](/help/faq) first; if they do not help, send us [feedback](/feedback).
- If you doubt a rule or a decision of a competition: ask in its discussion, or file an appeal.
- If you want to host a competition: see [host a competition](/cooperation).`,
}
