import { type RawBuilder, sql } from 'kysely';

/** Section of the back office in which an administrator can change the outcome of a rule. */
export enum RemedyPlace {
  USER = 'USER',
  STOCK_ITEM = 'STOCK_ITEM',
  OTHER_ITEM = 'OTHER_ITEM',
  ORDERS = 'ORDERS',
  MAINTENANCE = 'MAINTENANCE',
  PAGE_SETTINGS = 'PAGE_SETTINGS',
}

/**
 * Rule that determines whether a user may sign in, or whether an item is visible or can be ordered. Lists and orders
 * use its SQL condition; visibility explanations use its texts.
 */
export interface VisibilityRule {
  /** Stable identifier of the rule. */
  readonly name: string;
  /** Display text for a rule that is met, such as `It is active`. */
  readonly statement: string;
  readonly condition: RawBuilder<boolean>;
  /** Alternative rules. At least one of them must be met. */
  readonly alternatives?: readonly VisibilityRule[];
  /** SQL expression that returns the relevant data from the row as display text. */
  readonly fact?: RawBuilder<string | null>;
  /** Set for rules about the status of an item. All other rules concern the viewer's access. */
  readonly isAboutStatus?: true;
  /** How an administrator can make sure that the rule is met. Undefined if that is not possible. */
  readonly remedy?: { readonly place: RemedyPlace; readonly text: string };
}

/** Returns a rule that is met if at least one of the given rules is met. */
export const anyOfRules = (
  rule: Omit<VisibilityRule, 'condition' | 'alternatives'>,
  alternatives: readonly VisibilityRule[],
): VisibilityRule => ({
  ...rule,
  alternatives,
  condition: sql`(${sql.join(
    alternatives.map(({ condition }) => condition),
    sql` or `,
  )})`,
});

/** Returns a SQL condition that is true if all rules are met. */
export const areMet = (rules: readonly Pick<VisibilityRule, 'condition'>[]): RawBuilder<boolean> =>
  rules.length === 0
    ? sql`true`
    : sql`(${sql.join(
        rules.map(({ condition }) => condition),
        sql` and `,
      )})`;

/** Result of evaluating a rule for a row. */
export interface RuleOutcome {
  readonly isMet: boolean;
  readonly fact: string | null;
  readonly ways: readonly RuleOutcome[];
}

/** Returns SQL that evaluates the rules. The result is a JSON array of outcomes, in the order of the rules. */
export const outcomesOf = (rules: readonly VisibilityRule[]): RawBuilder<readonly RuleOutcome[]> =>
  rules.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(rules.map(outcomeOf))})`;

const outcomeOf = ({ condition, fact = sql`null::text`, alternatives = [] }: VisibilityRule): RawBuilder<unknown> =>
  sql`jsonb_build_object('isMet', coalesce(${condition}, false), 'fact', ${fact}, 'ways', ${outcomesOf(alternatives)})`;

/** Returns SQL that formats a time for display, in UTC. */
export const formatTimeSql = (time: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${time} at time zone 'UTC', 'FMDD Month YYYY, HH24:MI "UTC"')`;
