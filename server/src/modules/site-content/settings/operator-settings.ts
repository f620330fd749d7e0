import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';

/** What the environment of the server says of the house, as far as administrators should know it: no secret of it. */
export interface OperatorSettings {
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
  /** In the house's currency. */
  readonly maxOrderTotal: number;
}

/** What only whoever runs the server changes: administrators read it. */
export const readOperatorSettings = query(administrator, async ({ services }): Promise<OperatorSettings> => {
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
