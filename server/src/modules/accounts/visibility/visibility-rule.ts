import { type RawBuilder, sql } from 'kysely';

/** Where something is changed that a rule goes by. */
export enum RemedyPlace {
  USER = 'USER',
  STOCK_ITEM = 'STOCK_ITEM',
  OTHER_ITEM = 'OTHER_ITEM',
  ORDERS = 'ORDERS',
  MAINTENANCE = 'MAINTENANCE',
  PAGE_SETTINGS = 'PAGE_SETTINGS',
}

/**
 * A rule by which somebody may sign in, or something exists for them or can be ordered: what it asks, as SQL and in words.
 * Lists and orders go by the SQL; whoever asks why gets the words.
 */
export interface ViewingRule {
  /** Constant by which programs tell it from others. */
  readonly name: string;
  /** What is so where it is met, for people: `It is active`. */
  readonly says: string;
  readonly condition: RawBuilder<boolean>;
  /** Rules of which one is enough: its condition is made of theirs. */
  readonly ways?: readonly ViewingRule[];
  /** What it found, in words of the row. */
  readonly fact?: RawBuilder<string | null>;
  /** Set for rules about the status of an item. Others are about what the viewer has access to. */
  readonly isAboutStatus?: true;
  /** What would mend it. Left out: nothing that an administrator changes. */
  readonly remedy?: { readonly place: RemedyPlace; readonly text: string };
}

/** A rule that is met in any of several ways. */
export const anyWay = (rule: Omit<ViewingRule, 'condition' | 'ways'>, ways: readonly ViewingRule[]): ViewingRule => ({
  ...rule,
  ways,
  condition: sql`(${sql.join(
    ways.map(({ condition }) => condition),
    sql` or `,
  )})`,
});

/** SQL: whether all of the rules are met. */
export const areMet = (rules: readonly Pick<ViewingRule, 'condition'>[]): RawBuilder<boolean> =>
  rules.length === 0
    ? sql`true`
    : sql`(${sql.join(
        rules.map(({ condition }) => condition),
        sql` and `,
      )})`;

/** What became of a rule for a row. */
export interface RuleOutcome {
  readonly isMet: boolean;
  readonly fact: string | null;
  readonly ways: readonly RuleOutcome[];
}

/** SQL: what becomes of each of some rules, in their order, as JSON. */
export const outcomesOf = (rules: readonly ViewingRule[]): RawBuilder<readonly RuleOutcome[]> =>
  rules.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(rules.map(outcomeOf))})`;

const outcomeOf = ({ condition, fact = sql`null::text`, ways = [] }: ViewingRule): RawBuilder<unknown> =>
  sql`jsonb_build_object('isMet', coalesce(${condition}, false), 'fact', ${fact}, 'ways', ${outcomesOf(ways)})`;

/** SQL: a moment for people. */
export const momentInWords = (moment: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${moment} at time zone 'UTC', 'FMDD Month YYYY, HH24:MI "UTC"')`;
