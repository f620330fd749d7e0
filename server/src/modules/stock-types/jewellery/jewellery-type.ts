import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Type of jewelry. The values are used in REST and in the database. */
export enum JewelleryType {
  RING = 'ring',
  NECKLACE = 'necklace',
  PENDANT = 'pendant',
  EARRINGS = 'earrings',
  BRACELET = 'bracelet',
  BROOCH = 'brooch',
}

describedEnum(JewelleryType, {
  name: 'JewelleryType',
  description: 'Type of jewellery. New values may be added.',
  values: {
    RING: 'Ring.',
    NECKLACE: 'Necklace.',
    PENDANT: 'Pendant, worn on a chain.',
    EARRINGS: 'Pair of earrings.',
    BRACELET: 'Bracelet.',
    BROOCH: 'Brooch.',
  },
});

/** Spellings of the types in files. The first spelling of each type is the default. */
export const jewelleryTypeWords: Readonly<Record<JewelleryType, readonly string[]>> = {
  [JewelleryType.RING]: ['Ring', 'Rings', 'Engagement Ring', 'Wedding Band', 'Band'],
  [JewelleryType.NECKLACE]: ['Necklace', 'Necklaces', 'Choker', 'Chain'],
  [JewelleryType.PENDANT]: ['Pendant', 'Pendants', 'Locket'],
  [JewelleryType.EARRINGS]: ['Earrings', 'Earring', 'Ear Rings', 'Studs', 'Hoops'],
  [JewelleryType.BRACELET]: ['Bracelet', 'Bracelets', 'Bangle', 'Cuff'],
  [JewelleryType.BROOCH]: ['Brooch', 'Brooches', 'Pin', 'Brooch Pin'],
};
