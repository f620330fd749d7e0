import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';

/** Server settings that administrators may read. Contains no secrets. */
interface OperatorSettings {
  readonly publicUrl: string;
  readonly brandName: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly houseEmail: string;
  readonly hasCaptcha: boolean;
  readonly analyticsId: string | null;
  readonly fetchesPrivately: boolean;
  readonly importMaxBytes: number;
  readonly hasImportFolder: boolean;
  readonly importPriceMovePercent: number;
  readonly mailMaxBytes: number;
  readonly maxAddresses: number;
  readonly maxHolds: number;
  readonly maxHoldHours: number;
  readonly holdAgainHours: number;
  readonly maxOrderLines: number;
  /** In the brand's currency. */
  readonly maxOrderTotal: number;
}

/** Returns settings that only operators of the server can change. */
const readOperatorSettings = query(administrator, async ({ services }): Promise<OperatorSettings> => {
  const { publicUrl, brandName, currency, houseEmail, analyticsId } = services.config;
  const { recaptchaSiteKey, fetchesPrivately, importMaxBytes, mailMaxBytes, limits } = services.config;
  const { hasImportFolder, importPriceMovePercent } = services.config;
  return {
    publicUrl,
    brandName,
    currency,
    houseEmail,
    hasCaptcha: recaptchaSiteKey !== null,
    analyticsId,
    fetchesPrivately,
    importMaxBytes,
    hasImportFolder,
    importPriceMovePercent,
    mailMaxBytes,
    maxAddresses: limits.addresses,
    maxHolds: limits.holds,
    maxHoldHours: limits.holdHours,
    holdAgainHours: limits.holdAgainHours,
    maxOrderLines: limits.orderLines,
    maxOrderTotal: limits.orderTotal,
  };
});

@ObjectType('OperatorSettings', {
  simpleResolvers: true,
  description: 'What the environment of the server says of the house. Whoever runs the server changes it, nobody else.',
})
class OperatorSettingsType implements OperatorSettings {
  @Field(() => String, { description: '`PUBLIC_URL`: address used in the links of mails.' }) publicUrl!: string;
  @Field(() => String, { description: "`BRAND_NAME`: the house's name in titles and mails." }) brandName!: string;
  @Field(() => String, { description: '`CURRENCY` of all prices, as ISO 4217 has it.' }) currency!: string;
  @Field(() => String, { description: "`HOUSE_EMAIL`: the house's own mailbox." }) houseEmail!: string;
  @Field(() => Boolean, { description: '`RECAPTCHA_SITE_KEY` is set: forms for strangers ask for a captcha.' })
  hasCaptcha!: boolean;
  @Field(() => String, {
    nullable: true,
    description: '`ANALYTICS_ID`: the Google tag that counts visits. Null: none does.',
  })
  analyticsId!: string | null;
  @Field(() => Boolean, { description: '`FETCH_PRIVATE`: stock files may be fetched from private networks.' })
  fetchesPrivately!: boolean;
  @Field(() => Int, { description: '`IMPORT_MAX_BYTES`: largest file that an import takes, in bytes.' })
  importMaxBytes!: number;
  @Field(() => Boolean, {
    description: '`IMPORT_DIR` is set: import profiles may name a subfolder whose files are imported.',
  })
  hasImportFolder!: boolean;
  @Field(() => Int, {
    description: '`IMPORT_PRICE_MOVE_PERCENT`: imports list prices that move by more than this, in percent.',
  })
  importPriceMovePercent!: number;
  @Field(() => Int, { description: '`MAIL_MAX_BYTES`: largest file that comes with a mail, in bytes.' })
  mailMaxBytes!: number;
  @Field(() => Int, { description: "`MAX_ADDRESSES` of a trader's account." }) maxAddresses!: number;
  @Field(() => Int, { description: '`MAX_HOLDS`: items that a trader has on hold by themself at one time.' })
  maxHolds!: number;
  @Field(() => Int, { description: '`MAX_HOLD_HOURS`: how long such a hold lasts at most.' }) maxHoldHours!: number;
  @Field(() => Int, {
    description: '`HOLD_AGAIN_HOURS`: so long after a hold the same trader may not hold the same item again.',
  })
  holdAgainHours!: number;
  @Field(() => Int, { description: "`MAX_ORDER_LINES` of a trader's order." }) maxOrderLines!: number;
  @Field(() => Float, { description: "`MAX_ORDER_TOTAL` of a trader's order, in the house's currency." })
  maxOrderTotal!: number;
}

@Resolver()
export class OperatorSettingsResolver {
  @Query(() => OperatorSettingsType, {
    nullable: true,
    description: 'What the environment of the server says of the house, without its secrets. Administrators only.',
  })
  operatorSettings(@Ctx() ctx: RequestContext): Promise<OperatorSettings> {
    return readOperatorSettings(ctx);
  }
}
