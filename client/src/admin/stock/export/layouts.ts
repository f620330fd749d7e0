import type { Choice } from '../../../forms/choice';
import type { ExportLayoutInput, OwnLayout, StockKind } from '../../../graphql/generated/graphql';

const ownLayouts: Readonly<Record<OwnLayout, string>> = {
  FACET: 'Our columns: imports read them back',
  RAPNET: 'RapNet’s upload template',
};

const PROFILE = 'profile-';

/** The layouts in which stock of a type can be exported, by the values of a choice. */
export function layoutChoices(
  kind: StockKind,
  profiles: readonly { readonly id: string; readonly name: string }[],
): readonly Choice[] {
  const own = kind === 'DIAMOND' ? (['FACET', 'RAPNET'] as const) : (['FACET'] as const);
  return [
    ...own.map((value) => ({ value, label: ownLayouts[value] })),
    ...profiles.map(({ id, name }) => ({ value: `${PROFILE}${id}`, label: `As “${name}” has it` })),
  ];
}

/** What is sent of a choice. */
export function layoutOf(choice: string): ExportLayoutInput {
  return choice.startsWith(PROFILE)
    ? { profileId: choice.slice(PROFILE.length) }
    : { own: choice === 'RAPNET' ? 'RAPNET' : 'FACET' };
}
