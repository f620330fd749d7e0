import type { ApolloClient } from '@apollo/client';
import {
  type ExampleRingsQuery,
  SetExampleDiamondDocument,
  SetExampleSettingDocument,
  SetExampleStoneDocument,
} from '../../graphql/generated/graphql';

/** Stock item used in an example ring, with its ID and stock number. */
export interface ExamplePart {
  readonly id: string;
  readonly stockNumber: string;
}

/** Selected parts of the two example rings. A part is null if not selected. */
export interface ExampleParts {
  readonly setting: ExamplePart | null;
  readonly diamond: ExamplePart | null;
  readonly stone: ExamplePart | null;
}

/** Versions of the two stored example records. */
export interface ExampleVersions {
  readonly config: number;
  readonly stone: number;
}

export const partNames = ['setting', 'diamond', 'stone'] as const;

/** Returns whether two selections of parts differ. */
export const isOther = (first: ExampleParts, second: ExampleParts): boolean =>
  partNames.some((name) => first[name]?.id !== second[name]?.id);

/** Returns the stored example parts that are in stock. */
export function storedParts(
  { ringConfig, defaultGenericDiamond: stone }: ExampleRingsQuery,
  stoneNumber: string | null,
): ExampleParts {
  return {
    setting: ringConfig?.ringSetting ?? null,
    diamond: ringConfig?.diamond ?? null,
    stone: stone?.id == null || stoneNumber === null ? null : { id: stone.id, stockNumber: stoneNumber },
  };
}

/** Saves the changed parts, based on the displayed versions. Returns the new versions. */
export async function saveParts(
  client: ApolloClient,
  before: ExampleParts,
  { setting, diamond, stone }: ExampleParts,
  versions: ExampleVersions,
): Promise<ExampleVersions> {
  let { config, stone: stoneVersion } = versions;
  if (setting !== null && setting.id !== before.setting?.id) {
    const input = { ringSettingId: setting.id, expectedVersion: config };
    const { data } = await client.mutate({ mutation: SetExampleSettingDocument, variables: { input } });
    config = data?.setConfiguredRingSetting?.ringConfig.version ?? config;
  }
  if (diamond !== null && diamond.id !== before.diamond?.id) {
    const input = { stockNumber: diamond.stockNumber, expectedVersion: config };
    const { data } = await client.mutate({ mutation: SetExampleDiamondDocument, variables: { input } });
    config = data?.setConfiguredDiamond?.ringConfig.version ?? config;
  }
  if (stone !== null && stone.id !== before.stone?.id) {
    const input = { genericDiamondId: stone.id, expectedVersion: stoneVersion };
    const { data } = await client.mutate({ mutation: SetExampleStoneDocument, variables: { input } });
    stoneVersion = data?.setDefaultGenericDiamond?.defaultGenericDiamond.version ?? stoneVersion;
  }
  return { config, stone: stoneVersion };
}
