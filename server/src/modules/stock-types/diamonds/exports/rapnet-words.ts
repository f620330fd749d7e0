import {
  cuts,
  fluorescences,
  girdles,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
} from '../../../reference-data/index.ts';

type WordOf = (text: string) => string;

/** The code of a value, or the word that RapNet has for it; whatever is not on the list stays as it is. */
const codes =
  (list: ReferenceList, own: Readonly<Record<string, string>> = {}): WordOf =>
  (text) => {
    const found = list.find(text);
    return found ? (own[found.code] ?? found.code) : text;
  };

const finish = codes(polishes, { ID: 'I' });
const thickness = codes(girdles, { ETN: 'XTN', THN: 'TN', MED: 'M', THK: 'TK', ETK: 'XTK' });

/** RapNet takes addresses of other sites only whole. */
const wholeAddress =
  (publicUrl: string): WordOf =>
  (address) =>
    address.startsWith('/') ? `${publicUrl}${address}` : address;

/** What RapNet says for what a cell of ours says, by heading. Imports know these words too. */
export function rapnetWords(publicUrl: string): Readonly<Record<string, WordOf>> {
  const address = wholeAddress(publicUrl);
  return {
    shapeId: (text) => (shapes.find(text)?.code === 'SQE' ? 'Sq. Emerald' : text),
    cutId: codes(cuts, { ID: 'I' }),
    polishId: finish,
    symmetryId: finish,
    fluorescenceId: codes(fluorescences, { NON: 'N', FNT: 'F', MED: 'M', STG: 'S', VST: 'VS' }),
    laboratoryId: codes(laboratories),
    girdleThin: thickness,
    girdleThick: thickness,
    isSeparable: (text) => text.slice(0, 1),
    // One stone is no parcel.
    parcelStones: (text) => (text === '1' ? '' : text),
    certificateUrl: address,
    imageUrl: address,
    image3d: address,
  };
}
