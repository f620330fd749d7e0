export {
  accountOutcomes,
  accountRules,
  activeUsers as usersWhoMayAct,
  isActiveAccount as mayAct,
} from './account-rules.ts';
export {
  type AccountCache,
  authenticate,
  type Caller,
  callerInImpersonation as callerInViewing,
  callersWithIds,
  callerWithId,
  callerWithKey,
  contextOfUser as throughEyesOf,
  openAccountCache,
  unrestrictedViewer as houseViewer,
  type ViewerMarkup,
  viewerCacheKey as scopeOf,
  viewerOf,
  viewerOfAccount,
  visibilitySubjectOf as termsOf,
  visitorOn,
} from './viewer.ts';
export {
  anyOfRules as anyWay,
  areMet,
  formatTimeSql as momentInWords,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type VisibilityRule as ViewingRule,
} from './visibility-rule.ts';
