export { accountOutcomes, accountRules, mayAct, usersWhoMayAct } from './account-rules.ts';
export {
  authenticate,
  type Caller,
  callerInViewing,
  callersWithIds,
  callerWithId,
  callerWithKey,
  houseViewer,
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
