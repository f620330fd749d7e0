export { accountOutcomes, accountRules, mayAct, usersWhoMayAct } from './account-rules.ts';
export {
  type AccountCache,
  authenticate,
  type Caller,
  callerInViewing,
  callersWithIds,
  callerWithId,
  callerWithKey,
  houseViewer,
  openAccountCache,
  scopeOf,
  termsOf,
  throughEyesOf,
  type ViewerMarkup,
  viewerOf,
  viewerOfAccount,
  visitorOn,
} from './viewer.ts';
export {
  anyWay,
  areMet,
  momentInWords,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type ViewingRule,
} from './visibility-rule.ts';
