import type { ApolloClient } from '@apollo/client';
import {
  type ExampleRingsQuery,
  SetExampleDiamondDocument,
  SetExampleSettingDocument,
  SetExampleStoneDocument,
} from '../../graphql/generated/graphql';

/** A part of an example: of the database, and by its number for people. */
export interface ExamplePart {
  readonly id: string;
  readonly stockNumber: string;
}

/** What the two examples are made of; `null`: nothing is chosen. */
export interface ExampleParts {
  readonly setting: ExamplePart | null;
  readonly diamond: ExamplePart | null;
  /** The default generic diamond. */
  readonly stone: ExamplePart | null;
}

/** Versions of the two choices that are stored. */
export interface ExampleVersions {
  readonly config: number;
  readonly stone: number;
}

export const partNames = ['setting', 'diamond', 'stone'] as const;

/** Whether some of the parts are others. */
export const isOther = (one: ExampleParts, other: ExampleParts): boolean =>
  partNames.some((name) => one[name]?.id !== other[name]?.id);

/** What is stored, as far as it is chosen from stock. */
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

/** Stores those parts that are others, each from the version that is on the screen. Answers the versions after it. */
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
