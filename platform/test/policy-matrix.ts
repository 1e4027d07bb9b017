/**
 * Who may make which call: `ok`, or the number of the refusal, for what `test/samples.ts` asks of a stage first.
 *
 * visitor: not signed in. user: signed in, not signed up. other: captain of another team. member and captain: of the
 * team, whose things are asked for. foreign: organiser of another competition. organiser: of this one.
 */
export const policyMatrix = `
call                                                                      visitor user  other member captain foreign organiser administrator
GET    /api/competitions                                                  ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/competitions/submits/source-code                              ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/competitions/submits/source-code/comment                      40490   40490 40490 ok     ok      40490   ok        ok
POST   /api/competitions/submits/source-code/comment                      40101   40490 40490 ok     ok      40490   ok        ok
DELETE /api/competitions/submits/source-code/comment/{id}                 40101   40492 40492 40394  ok      40492   ok        ok
GET    /api/competitions/submits/source-code/{id}/archive                 40490   40490 40490 ok     ok      40490   ok        ok
GET    /api/competitions/{id}                                             ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/competitions/{id}/cheat/appeal                                40101   40380 ok    ok     ok      40380   40380     40380
POST   /api/competitions/{id}/cheat/appeal                                40101   40380 ok    ok     ok      40380   40380     40380
POST   /api/competitions/{id}/datasets/download-log                       40101   40352 ok    ok     ok      40352   ok        ok
POST   /api/competitions/{id}/datasets/protocol                           40101   40352 ok    ok     ok      40352   ok        ok
GET    /api/competitions/{id}/discussions                                 ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/discussions                                                    ok      ok    ok    ok     ok      ok      ok        ok
POST   /api/competitions/{id}/discussions                                 40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/competitions/{id}/guide-info                                  ok      ok    ok    ok     ok      ok      ok        ok
POST   /api/competitions/{id}/private-verify                              40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/competitions/{id}/source-code                                 40101   40391 ok    ok     ok      40391   40391     40391
POST   /api/competitions/{id}/uploads                                     40101   40346 ok    ok     ok      40346   40346     40346
POST   /api/competitions/{id}/uploads/resumable                           40101   40346 ok    ok     ok      40346   40346     40346
POST   /api/competitions/{id}/users                                       40101   ok    40923 40923  40923   ok      ok        ok
PUT    /api/competitions/{id}/users-v2                                    40101   40330 ok    ok     ok      40330   40330     40330
POST   /api/datasets                                                      40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/files/{fileId}                                       40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/files/{fileId}/profile                               ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/list                                                 ok      ok    ok    ok     ok      ok      ok        ok
DELETE /api/datasets/uploads/{uploadId}                                   40101   40453 40453 40453  ok      40453   40453     40453
GET    /api/datasets/{id}                                                 ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/archive                                         40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/croissant                                       ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/croissant.json                                  ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/draft                                           40101   40450 40450 40450  ok      40450   40450     ok
PUT    /api/datasets/{id}/draft                                           40101   40450 40450 40450  ok      40450   40450     ok
DELETE /api/datasets/{id}/draft                                           40101   40450 40450 40450  ok      40450   40450     ok
POST   /api/datasets/{id}/draft/croissant                                 40101   40450 40450 40450  ok      40450   40450     ok
PUT    /api/datasets/{id}/draft/files                                     40101   40450 40450 40450  ok      40450   40450     ok
POST   /api/datasets/{id}/protocol                                        40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/datasets/{id}/publish                                         40101   40450 40450 40450  ok      40450   40450     ok
POST   /api/datasets/{id}/statistic                                       ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/statistics                                      40101   40450 40450 40450  ok      40450   40450     ok
POST   /api/datasets/{id}/uploads                                         40101   40450 40450 40450  ok      40450   40450     ok
GET    /api/datasets/{id}/usage                                           ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/datasets/{id}/versions                                        ok      ok    ok    ok     ok      ok      ok        ok
PUT    /api/discussions/posts/{id}                                        40101   40370 ok    40370  40370   40370   40370     40370
DELETE /api/discussions/posts/{id}                                        40101   40370 ok    40370  40370   40370   ok        ok
POST   /api/discussions/posts/{id}/reports                                40101   ok    40372 ok     ok      ok      ok        ok
GET    /api/discussions/posts/{id}/revisions                              ok      ok    ok    ok     ok      ok      ok        ok
PUT    /api/discussions/posts/{id}/vote                                   40101   ok    40371 ok     ok      ok      ok        ok
DELETE /api/discussions/posts/{id}/vote                                   40101   ok    40371 ok     ok      ok      ok        ok
GET    /api/discussions/{id}                                              ok      ok    ok    ok     ok      ok      ok        ok
PUT    /api/discussions/{id}                                              40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/discussions/{id}/accepted                                     40101   40373 40373 40373  ok      40373   ok        ok
DELETE /api/discussions/{id}/accepted                                     40101   40373 40373 40373  ok      40373   ok        ok
POST   /api/discussions/{id}/posts                                        40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/home                                                          ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/information                                                   ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/information/{id}                                              ok      ok    ok    ok     ok      ok      ok        ok
POST   /api/markdown/preview                                              40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/partners                                                      ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/submissions/{id}                                              40101   40440 40440 ok     ok      40440   ok        ok
DELETE /api/submissions/{id}                                              40101   40440 40440 ok     ok      40440   ok        ok
PUT    /api/submissions/{id}/candidate                                    40101   40440 40440 40944  40944   40440   40440     40440
GET    /api/submissions/{id}/events                                       40101   40440 40440 ok     ok      40440   ok        ok
GET    /api/submissions/{id}/file                                         40101   40440 40440 ok     ok      40440   ok        ok
GET    /api/submissions/{id}/files/{fileId}                               40101   40440 40440 ok     ok      40440   ok        ok
GET    /api/teams                                                         40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/teams/invitations/{token}                                     40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/teams/invitations/{token}                                     40101   40330 ok    40935  40935   40330   40330     40330
GET    /api/teams/v2/requests                                             40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/teams/v2/{id}/merges                                          40101   40330 ok    40336  ok      40330   40330     40330
GET    /api/teams/v2/{id}/requests                                        40101   40331 40331 40331  ok      40331   40331     40331
POST   /api/teams/v2/{id}/requests                                        40101   40330 ok    40933  40933   40330   40330     40330
PUT    /api/teams/v2/{id}/requests/{requestId}                            40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/v2/{id}/requests/{requestId}                            40101   40431 ok    40431  40431   40431   40431     40431
PUT    /api/teams/{id}                                                    40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/{id}                                                    40101   40331 ok    40331  40953   40331   40331     40331
POST   /api/teams/{id}/ban                                                40101   40301 40301 40301  40301   40301   ok        ok
DELETE /api/teams/{id}/ban                                                40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/teams/{id}/captain                                            40101   40331 40331 40331  ok      40331   40331     40331
GET    /api/teams/{id}/history                                            40101   40332 40332 ok     ok      40332   ok        ok
GET    /api/teams/{id}/invitation                                         40101   40331 40331 40331  ok      40331   40331     40331
POST   /api/teams/{id}/invitation                                         40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/{id}/invitation                                         40101   40331 40331 40331  ok      40331   40331     40331
DELETE /api/teams/{id}/members/{memberId}                                 40101   40331 40331 40331  ok      40331   40331     40331
POST   /api/users/addEducation                                            40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/users/addTag                                                  40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteEducation                                         40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/users/deleteTag                                               40101   ok    ok    ok     ok      ok      ok        ok
PUT    /api/users/updateBirthday                                          40101   ok    ok    ok     ok      ok      ok        ok
PUT    /api/users/updateInd                                               40101   ok    ok    ok     ok      ok      ok        ok
PUT    /api/users/updateIntro                                             40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/users/updateLocation                                          40101   ok    ok    ok     ok      ok      ok        ok
PUT    /api/users/updateLocation                                          40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/v2/users/info                                                 40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/tokens                                                        40101   ok    ok    ok     ok      ok      ok        ok
POST   /api/tokens                                                        40101   ok    ok    ok     ok      ok      ok        ok
DELETE /api/tokens/{id}                                                   40101   40410 40410 40410  ok      40410   40410     40410
GET    /api/users/cmpt-cred                                               40101   40330 ok    ok     ok      40330   40330     40330
GET    /api/users/initData                                                40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/users/sso                                                     ok      ok    ok    ok     ok      ok      ok        ok
POST   /api/v1/dfeditor/upload                                            40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/v1/inbox/messages/unread/count                                40101   ok    ok    ok     ok      ok      ok        ok
GET    /api/v1/race-special/wap/activity/get-rank                         ok      ok    ok    ok     ok      ok      ok        ok
GET    /api/v1/race-special/wap/activity/get-self-invite                  40101   ok    ok    ok     ok      ok      ok        ok
HEAD   /set-language                                                      ok      ok    ok    ok     ok      ok      ok        ok
DELETE /sso/proxy/api/logout                                              ok      ok    ok    ok     ok      ok      ok        ok
PUT    /api/admin/appeals/{id}                                            40101   40301 40301 40301  40301   40480   ok        40981
GET    /api/admin/choices                                                 40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/competitions                                            40101   40301 40301 40301  40301   ok      ok        ok
POST   /api/admin/competitions                                            40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/competitions/{id}                                       40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/access                                40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/access                                40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/agreement                             40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/agreement                             40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/appeals                               40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/baselines                             40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/basics                                40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/basics                                40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/broadcasts                            40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/broadcasts                            40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/clone                                 40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/discussions/reports                   40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/faq                                   40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/faq                                   40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/datasets/order                        40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/datasets/{datasetId}/withdrawal       40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/exports                               40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/exports                               40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/exports/{exportId}/file               40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/featured                              40101   40301 40301 40301  40301   40301   40301     ok
PUT    /api/admin/competitions/{id}/guide                                 40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/integrity                             40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/integrity/run                         40101   40301 40301 40301  40301   40301   ok        40925
GET    /api/admin/competitions/{id}/integrity/{findingId}                 40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/integrity/{findingId}/dismissal       40101   40301 40301 40301  40301   40301   ok        40926
GET    /api/admin/competitions/{id}/invite                                40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/invite                                40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/participants                          40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/participants.csv                      40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/participants                          40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/promotion                             40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/promotion/teams                       40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/promotion                             40101   40301 40301 40301  40301   40301   40911     40911
PUT    /api/admin/competitions/{id}/published                             40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/rescores                              40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/rescores/{rescoreId}                  40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rescores/{rescoreId}/cancel           40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rescores/{rescoreId}/retry            40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rescores/{rescoreId}/switch           40101   40301 40301 40301  40301   40301   40995     40995
GET    /api/admin/competitions/{id}/rounds                                40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/rounds                                40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/answers              40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/baselines            40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/derive               40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/rounds/{roundId}/evaluation           40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/rounds/{roundId}/file                 40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/rounds/{roundId}/metric               40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/rounds/{roundId}/sample               40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/sample               40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/try                  40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/rounds/{roundId}/prove                40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/run                                   40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/schedules                             40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/schedules/{scheduleId}/ladder         40101   40301 40301 40301  40301   40301   40906     40906
POST   /api/admin/competitions/{id}/schedules/{scheduleId}/rescores       40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/schedules/{scheduleId}/reveal         40101   40301 40301 40301  40301   40301   40902     40902
GET    /api/admin/competitions/{id}/submissions                           40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/submissions.csv                       40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/submissions/{submissionId}            40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/submissions/{submissionId}/adjustment 40101   40301 40301 40301  40301   40301   ok        ok
POST   /api/admin/competitions/{id}/submissions/{submissionId}/rescore    40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/submissions/{submissionId}/void       40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/teams                                 40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/competitions/{id}/teams.csv                             40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/teams/{teamId}/promotion              40101   40301 40301 40301  40301   40301   40918     40918
GET    /api/admin/competitions/{id}/texts                                 40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/competitions/{id}/texts/{part}                          40101   40301 40301 40301  40301   40301   ok        ok
PUT    /api/admin/discussions/posts/{id}/reports                          40101   40301 40301 40301  40301   40301   ok        ok
GET    /api/admin/frame                                                   40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/home                                                    40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/imports                                                 40101   40301 40301 40301  40301   ok      ok        ok
POST   /api/admin/imports                                                 40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/imports/{importId}                                      40101   40301 40301 40301  40301   40455   ok        ok
GET    /api/admin/imports/{importId}/file                                 40101   40301 40301 40301  40301   40455   ok        ok
POST   /api/admin/imports/{importId}/confirmation                         40101   40301 40301 40301  40301   40455   ok        ok
GET    /api/admin/search                                                  40101   40301 40301 40301  40301   ok      ok        ok
PUT    /api/admin/source-code/{id}                                        40101   40301 40301 40301  40301   40490   ok        ok
GET    /api/admin/audit                                                   40101   40301 40301 40301  40301   40301   40301     ok
GET    /api/admin/catalogue/{kind}                                        40101   40301 40301 40301  40301   40301   40301     ok
POST   /api/admin/catalogue/{kind}                                        40101   40301 40301 40301  40301   40301   40301     ok
PUT    /api/admin/catalogue/{kind}                                        40101   40301 40301 40301  40301   40301   40301     ok
GET    /api/admin/catalogue/{kind}/{key}                                  40101   40301 40301 40301  40301   40301   40301     ok
PUT    /api/admin/catalogue/{kind}/{key}                                  40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/catalogue/{kind}/{key}                                  40101   40301 40301 40301  40301   40301   40301     ok
POST   /api/admin/catalogue/{kind}/{key}/merge                            40101   40301 40301 40301  40301   40301   40301     ok
GET    /api/admin/health                                                  40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/jobs/{id}                                               40101   40301 40301 40301  40301   40301   40301     ok
POST   /api/admin/jobs/{id}/retry                                         40101   40301 40301 40301  40301   40301   40301     ok
GET    /api/admin/metrics                                                 40101   40301 40301 40301  40301   ok      ok        ok
GET    /api/admin/users                                                   40101   40301 40301 40301  40301   40301   40301     ok
GET    /api/admin/users/{id}                                              40101   40301 40301 40301  40301   40301   40301     ok
PUT    /api/admin/users/{id}/lock                                         40101   40301 40301 40301  40301   40301   40301     ok
POST   /api/admin/users/{id}/roles                                        40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/users/{id}/roles                                        40101   40301 40301 40301  40301   40301   40301     ok
DELETE /api/admin/users/{id}/sessions                                     40101   40301 40301 40301  40301   40301   40301     ok
`

/**
 * What editors and certifiers get where it is not what any signed-in user gets: a row of a call, then theirs.
 */
export const siteRoleMatrix = `
call                                                                      editor certifier
GET    /api/admin/frame                                                   ok     ok
GET    /api/admin/home                                                    ok     ok
GET    /api/admin/search                                                  ok     ok
GET    /api/admin/competitions                                            ok     40301
PUT    /api/admin/competitions/{id}/featured                              ok     40301
GET    /api/datasets/{id}/draft                                           ok     40450
PUT    /api/datasets/{id}/draft                                           ok     40450
DELETE /api/datasets/{id}/draft                                           ok     40450
POST   /api/datasets/{id}/draft/croissant                                 ok     40450
PUT    /api/datasets/{id}/draft/files                                     ok     40450
POST   /api/datasets/{id}/publish                                         ok     40450
GET    /api/datasets/{id}/statistics                                      ok     40450
POST   /api/datasets/{id}/uploads                                         ok     40450
`
