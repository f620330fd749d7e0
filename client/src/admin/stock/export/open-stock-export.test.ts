import { layoutChoices, layoutOf } from './open-stock-export';

const profiles = [{ id: '7', name: 'Antwerp Stones' }];

test('offers the RapNet layout only for diamonds, and our own columns and profiles for every type', () => {
  expect(layoutChoices('DIAMOND', profiles).map(({ value }) => value)).toEqual(['FACET', 'RAPNET', 'profile-7']);
  expect(layoutChoices('MELEE', []).map(({ value }) => value)).toEqual(['FACET']);
});

test('converts each choice to exactly one layout option', () => {
  expect(layoutChoices('DIAMOND', profiles).map(({ value }) => layoutOf(value))).toEqual([
    { own: 'FACET' },
    { own: 'RAPNET' },
    { profileId: '7' },
  ]);
});
