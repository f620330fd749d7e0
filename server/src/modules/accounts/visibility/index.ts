export {
  accountOutcomes,
  accountRules,
  activeUsers,
  isActiveAccount,
} from './account-rules.ts';
export {
  type AccountCache,
  authenticate,
  type Caller,
  callerInImpersonation,
  callersWithIds,
  callerWithId,
  callerWithKey,
  contextOfUser,
  openAccountCache,
  unrestrictedViewer,
  type ViewerMarkup,
  viewerCacheKey,
  viewerOf,
  viewerOfAccount,
  visibilitySubjectOf,
  visitorOn,
} from './viewer.ts';
export {
  anyOfRules,
  areMet,
  formatTimeSql,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type VisibilityRule,
} from './visibility-rule.ts';
