import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** What a piece of jewellery is. The values are those of REST and of the database. */
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
  description: 'What a piece of jewellery is. New ones may come.',
  values: {
    RING: 'Worn on a finger.',
    NECKLACE: 'Worn around the neck.',
    PENDANT: 'Hangs from a chain.',
    EARRINGS: 'A pair for the ears.',
    BRACELET: 'Worn around the wrist.',
    BROOCH: 'Pinned to a garment.',
  },
});

/** What files call them, the usual word first. */
export const jewelleryTypeWords: Readonly<Record<JewelleryType, readonly string[]>> = {
  [JewelleryType.RING]: ['Ring', 'Rings', 'Engagement Ring', 'Wedding Band', 'Band'],
  [JewelleryType.NECKLACE]: ['Necklace', 'Necklaces', 'Choker', 'Chain'],
  [JewelleryType.PENDANT]: ['Pendant', 'Pendants', 'Locket'],
  [JewelleryType.EARRINGS]: ['Earrings', 'Earring', 'Ear Rings', 'Studs', 'Hoops'],
  [JewelleryType.BRACELET]: ['Bracelet', 'Bracelets', 'Bangle', 'Cuff'],
  [JewelleryType.BROOCH]: ['Brooch', 'Brooches', 'Pin', 'Brooch Pin'],
};
