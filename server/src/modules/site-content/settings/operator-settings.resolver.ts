import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';

/** Server settings that administrators may read. Contains no secrets. */
interface OperatorSettings {
  readonly publicUrl: string;
  readonly brandName: string;
  /** ISO 4217 code. */
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
  readonly maxOrderTotal: number;
}

/** Returns the settings that can be changed only by the operators of the server. */
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
  description: 'Environment settings of the server. Only its operators can change them.',
})
class OperatorSettingsType implements OperatorSettings {
  @Field(() => String, { description: '`PUBLIC_URL`: base URL of links in emails.' }) publicUrl!: string;
  @Field(() => String, { description: '`BRAND_NAME`: brand name in titles and emails.' }) brandName!: string;
  @Field(() => String, { description: '`CURRENCY`: currency of all prices, as an ISO 4217 code.' }) currency!: string;
  @Field(() => String, { description: '`HOUSE_EMAIL`: email address of the company.' }) houseEmail!: string;
  @Field(() => Boolean, {
    description: 'Whether `RECAPTCHA_SITE_KEY` is set. If it is, public forms require a captcha.',
  })
  hasCaptcha!: boolean;
  @Field(() => String, {
    nullable: true,
    description: '`ANALYTICS_ID`: ID of the Google tag. Null if not set.',
  })
  analyticsId!: string | null;
  @Field(() => Boolean, { description: '`FETCH_PRIVATE`: whether stock files may be fetched from private networks.' })
  fetchesPrivately!: boolean;
  @Field(() => Int, { description: '`IMPORT_MAX_BYTES`: maximum size of an import file in bytes.' })
  importMaxBytes!: number;
  @Field(() => Boolean, {
    description:
      'Whether `IMPORT_DIR` is set. If it is, import profiles can have a subfolder whose files are imported.',
  })
  hasImportFolder!: boolean;
  @Field(() => Int, {
    description: '`IMPORT_PRICE_MOVE_PERCENT`: percentage above which imports report a price change.',
  })
  importPriceMovePercent!: number;
  @Field(() => Int, { description: '`MAIL_MAX_BYTES`: maximum size of an email attachment in bytes.' })
  mailMaxBytes!: number;
  @Field(() => Int, { description: '`MAX_ADDRESSES`: maximum number of addresses of a trader.' }) maxAddresses!: number;
  @Field(() => Int, { description: '`MAX_HOLDS`: maximum number of items that a trader can hold at the same time.' })
  maxHolds!: number;
  @Field(() => Int, { description: "`MAX_HOLD_HOURS`: maximum duration of a trader's hold in hours." })
  maxHoldHours!: number;
  @Field(() => Int, {
    description: '`HOLD_AGAIN_HOURS`: hours after a hold during which the trader cannot hold the same item again.',
  })
  holdAgainHours!: number;
  @Field(() => Int, { description: "`MAX_ORDER_LINES`: maximum number of lines in a trader's order." })
  maxOrderLines!: number;
  @Field(() => Float, { description: "`MAX_ORDER_TOTAL`: maximum total of a trader's order, in `CURRENCY`." })
  maxOrderTotal!: number;
}

@Resolver()
export class OperatorSettingsResolver {
  @Query(() => OperatorSettingsType, {
    nullable: true,
    description: 'Environment settings of the server, without secrets. Administrators only.',
  })
  operatorSettings(@Ctx() ctx: RequestContext): Promise<OperatorSettings> {
    return readOperatorSettings(ctx);
  }
}
